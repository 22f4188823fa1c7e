// Builds the image and runs it with a database and a store outside: npm run test:containers, as root with mmdebstrap,
// buildah, runc and PostgreSQL. It takes minutes and downloads Debian and npm packages.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bin, root } from './lib/paths.mjs'

const { status } = spawnSync(join(bin, 'vitest'), ['run', '--project', 'processes', 'containers'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CONTAINERS: '1' },
})
process.exitCode = status ?? 1
