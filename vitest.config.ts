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

const outsideOfEndurance = process.env.ENDURANCE === '1' ? [] : APART

// How long `expect.poll` waits: a limit against hanging, since busy machines take longer than its second.
const pollLimits = { poll: { timeout: 15_000 } }

const database = {
  globalSetup: 'server/src/testing/postgres.global.ts',
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: pollLimits,
}

export default defineConfig({
  test: {
    // Vitest leaves a core free; on two cores that would be half the machine.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,api,demo,web,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', ...integration],
          // Loading everything anew for each of eighty files took three times as long as all the rest.
          isolate: false,
          setupFiles: 'vitest.setup.ts',
          // Long enough for a busy machine: no unit test proves how long something takes.
          testTimeout: 20_000,
          hookTimeout: 20_000,
          expect: pollLimits,
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
