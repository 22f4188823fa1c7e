import { defineConfig } from 'vitest/config'
import { APART } from './scripts/lib/long-tests.mjs'

// What needs PostgreSQL; everything else is pure and runs before each commit.
const integration = [
  'api/src/{db,features,http,idempotency,jobs,limits,mail,openapi,search,security,storage}/**/*.test.ts',
  'demo/src/loading/*.test.ts',
  'server/src/**/*.test.ts',
]

// What starts servers of its own, and kills them.
const processes = [
  'server/src/{backup,embedded-postgres,reliability}/**/*.test.ts',
  'server/src/process/{web-processes,shared-notifications}.test.ts',
]

const endurance = process.env.ENDURANCE === '1'
const outsideOfEndurance = endurance ? [] : APART

// Against hanging alone: what waits for a server and its database takes what a busy machine needs.
const limitMs = endurance ? 1_200_000 : 300_000

const database = {
  globalSetup: 'server/src/testing/postgres.global.ts',
  testTimeout: limitMs,
  hookTimeout: limitMs,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    // Vitest leaves a core free; on two cores that would be half the machine.
    maxWorkers: 2,
    // Stopping PostgreSQL and the workers takes what a busy machine needs, too.
    teardownTimeout: 120_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,api,demo,web,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', ...integration],
          // Loading everything anew for each of eighty files took three times as long as all the rest.
          isolate: false,
          setupFiles: 'vitest.setup.ts',
          // The longest takes three seconds: one that needs more on a busy machine gets smaller.
          testTimeout: 20_000,
          hookTimeout: 20_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          ...database,
          name: 'http',
          include: integration,
          exclude: ['**/node_modules/**', ...processes, ...outsideOfEndurance],
          // Loading the API anew for each of sixty files took longer than the tests.
          isolate: false,
          experimental: { viteModuleRunner: false },
          execArgv: ['--import', `${import.meta.dirname}/e2e/support/cheap-passwords.ts`],
        },
      },
      {
        test: {
          ...database,
          name: 'processes',
          include: processes,
          // React chooses its quick build by it, for the servers that tests run in their own process.
          env: { NODE_ENV: 'production' },
          experimental: { viteModuleRunner: false },
          // As above: each of twenty files loaded the server anew.
          isolate: false,
          exclude: ['**/node_modules/**', ...outsideOfEndurance],
        },
      },
    ],
  },
})
