import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** What takes minutes or watches the memory of a process, and has no short form: not part of `npm test`. */
export const MINUTES_LONG = [
  'server/src/reliability/scale.test.ts',
  'server/src/reliability/scale-streams.test.ts',
  'server/src/reliability/shipped-proxies.test.ts',
  'server/src/http/cache/memory.test.ts',
]

const hasLongerForm = (path) => readFileSync(join(root, path), 'utf8').includes('testing/endurance')

/** All files among these that have a long form, by what they import. */
const longOf = (patterns) => globSync(patterns, { cwd: root }).filter(hasLongerForm)

export const longTests = () => longOf(['api/src/**/*.test.ts', 'server/src/**/*.test.ts']).concat(MINUTES_LONG)
export const longBrowserTests = () => longOf(['e2e/{journeys,screens}/**/*.spec.ts'])
