import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Not part of `npm test`: what takes minutes or watches memory, or needs a server that a fresh machine lacks. */
export const APART = [
  'server/src/reliability/scale.test.ts',
  'server/src/reliability/scale-streams.test.ts',
  'server/src/reliability/shipped-proxies.test.ts',
  'server/src/http/cache/memory.test.ts',
  'server/src/reliability/packaged-postgres.test.ts',
  'server/src/reliability/pgbackrest.test.ts',
  'server/src/reliability/pgbouncer.test.ts',
]

const hasLongerForm = (path) => readFileSync(join(root, path), 'utf8').includes('testing/endurance')

/** All files among these that have a long form, by what they import. */
const longOf = (patterns) => globSync(patterns, { cwd: root }).filter(hasLongerForm)

export const longTests = () => [...new Set([...longOf(['{api,demo,server}/src/**/*.test.ts']), ...APART])]
export const longBrowserTests = () => longOf(['e2e/{journeys,screens}/**/*.spec.ts'])
