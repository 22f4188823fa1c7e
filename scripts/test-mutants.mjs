// Puts small defects into the sources and sees whether a test fails:
// npm run test:mutants [-- contracts], [-- services avis --sample 20] (percent; --seed x takes others).

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from './lib/paths.mjs'
import { SetupError } from './lib/setup-error.mjs'
import { GROUPS } from './mutants/groups.mjs'

const folder = join(root, 'scripts/mutants')
const quickImports = join(root, 'server/src/start/quick-imports.ts')
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' } },
})
const [asked, only] = positionals
if (asked && !(asked in GROUPS))
  throw new SetupError(`Groupe inconnu : ${asked}. Groupes : ${Object.keys(GROUPS).join(', ')}.`)

const call = (command, args, env) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1

const runStryker = (group) => {
  if (!existsSync(join(folder, 'node_modules')))
    call('npm', ['ci', '--prefix', folder, '--legacy-peer-deps', '--no-audit', '--no-fund'])
  const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const env = {
    MUTANTS_GROUP: group,
    ...(only && { MUTANTS_ONLY: only }),
    ...(values.sample && { MUTANTS_SAMPLE: values.sample }),
    ...(values.seed && { MUTANTS_SEED: values.seed }),
    // As in npm test: each run of a mutant loads Drizzle again.
    ...(GROUPS[group].database && { NODE_OPTIONS: `--import=${pathToFileURL(quickImports)}` }),
  }
  return call(process.execPath, [stryker, 'run', join(folder, 'stryker.config.mjs')], env)
}

let failed = 0
for (const group of asked ? [asked] : Object.keys(GROUPS)) failed += Number(runStryker(group) !== 0)
process.exitCode = failed > 0 ? 1 : 0
