// The tests of SECURITY.md with their full figures, one file after the other: npm run test:endurance [-- file].
// Their output is shown as it comes: the figures are what one runs them for.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bin, root } from './lib/paths.mjs'

const projects = ['http', 'processes'].flatMap((name) => ['--project', name])
// The bounds are exact: nothing else may run beside a test.
const args = ['run', ...projects, '--no-file-parallelism', '--testNamePattern', '\\[(SEC|REL)-']
const { status } = spawnSync(join(bin, 'vitest'), [...args, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ENDURANCE: '1' },
})
process.exitCode = status ?? 1
