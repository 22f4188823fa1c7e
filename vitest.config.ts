import { defineConfig } from 'vitest/config'

// What needs PostgreSQL or starts processes; everything else is pure and runs before each commit.
const integration = [
  'api/src/{db,features,idempotency,jobs,limits,mail,plugins,storage,demo/loading}/**/*.test.ts',
  'api/src/*.test.ts',
  'server/src/**/*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contracts,api,web,bench}/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
          exclude: ['**/node_modules/**', ...integration],
        },
      },
      {
        test: {
          name: 'http',
          include: integration,
          globalSetup: 'server/src/testing/postgres.global.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
