import { needsOf, selectChecks } from './checks.mjs'

/**
 * Every npm script of the repository: what it needs first, and the file that Node 24 then runs.
 * A service runs until it is told to stop; the others share the terminal, and may ask questions in it.
 */
export const COMMANDS = {
  start: { needs: ['install', 'web'], run: ['server/src/main.ts', '--demo'], service: true },
  serve: { needs: ['install', 'web'], run: ['server/src/main.ts'], service: true },
  dev: { needs: ['install'], run: ['server/src/main.ts', '--demo', '--dev'], service: true },
  test: { needs: (args) => needsOf(selectChecks(args)), run: ['scripts/test.mjs'] },
  verify: { needs: ['install'], run: ['scripts/verify.mjs'] },
  admin: { needs: ['install'], run: ['server/src/cli/admin.ts'] },
  'demo:reset': { needs: ['install'], run: ['server/src/cli/demo-reset.ts'] },
  bench: { needs: ['install', 'web', 'chromium'], run: ['bench/run.ts'] },
  screenshots: { needs: ['install', 'web', 'chromium'], run: ['e2e/screenshots.ts'] },
}
