import { defineConfig } from 'vitest/config'
import { GROUPS } from './groups.mjs'

const { tests, database } = GROUPS[process.env.MUTANTS_GROUP as keyof typeof GROUPS] as {
  tests: (only: string | undefined) => string[]
  database?: true
}

// Stryker runs a copy of the repository, whose packages node_modules does not know.
const root = process.cwd()

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@colocdar\/(contracts|api|demo|server)\/([^?]+)$/, replacement: `${root}/$1/src/$2.ts` },
      { find: /^@colocdar\/contracts\/(.+\.txt\?raw)$/, replacement: `${root}/contracts/src/$1` },
      // As in npm test.
      ...(database ? [{ find: /^@node-rs\/argon2$/, replacement: `${root}/api/src/testing/argon2.ts` }] : []),
    ],
  },
  test: {
    root,
    include: tests(process.env.MUTANTS_ONLY),
    exclude: [
      '**/node_modules/**',
      // What reads thousands of texts, or measures time, says nothing more about a mutant than the rest.
      '**/*.isolated.test.ts',
      '**/*-any-text.test.ts',
      // Loads every contract again inside a test: all constants would pass for code that this test alone proves.
      'contracts/src/loading.test.ts',
    ],
    isolate: false,
    setupFiles: `${root}/vitest.setup.ts`,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Busy machines take longer than its second.
    expect: { poll: { timeout: 15_000 } },
    ...(database && { globalSetup: 'server/src/testing/postgres.global.ts' }),
  },
})
