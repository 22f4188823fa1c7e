// All tests that have a longer form than that of `npm test`, in it: npm run test:endurance [-- file].
// Their output is shown as it comes: the figures are what one runs them for.

import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { longBrowserTests, longTests } from './lib/long-tests.mjs'
import { bin, root } from './lib/paths.mjs'

const wanted = process.argv.slice(2)
const isWanted = (file) => wanted.length === 0 || wanted.some((part) => file.includes(part))

const env = { ...process.env, ENDURANCE: '1' }
const projects = ['http', 'processes'].flatMap((name) => ['--project', name])
// The bounds are exact: nothing else may run beside a test.
const runs = [
  { program: 'vitest', args: ['run', ...projects, '--no-file-parallelism'], cwd: '.', files: longTests() },
  { program: 'playwright', args: ['test', '--workers', '1'], cwd: 'e2e', files: longBrowserTests() },
]
  .map((run) => ({ ...run, files: run.files.filter(isWanted).map((file) => relative(run.cwd, file)) }))
  .filter(({ files }) => files.length > 0)

const statuses = runs.map(
  ({ program, args, cwd, files }) =>
    spawnSync(join(bin, program), [...args, ...files], { cwd: join(root, cwd), stdio: 'inherit', env }).status,
)
// Also where no file has the name that was asked for.
process.exitCode = runs.length > 0 && statuses.every((status) => status === 0) ? 0 : 1
