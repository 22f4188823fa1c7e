import { needsOf, selectChecks } from './checks.mjs'

/**
 * Every npm script of the repository: what it needs first, and the file that Node 24 then runs, if any.
 * A service runs until it is stopped; the others share the terminal and may read from it.
 */
export const COMMANDS = {
  start: { needs: ['install', 'web'], run: ['server/src/main.ts', '--demo'], service: true },
  serve: { needs: ['install', 'web'], run: ['server/src/main.ts'], service: true },
  dev: { needs: ['install'], run: ['server/src/main.ts', '--demo', '--dev'], service: true },
  test: { needs: (args) => needsOf(selectChecks(args)), run: ['scripts/test.mjs'] },
  build: { needs: ['install', 'web'] },
  'test:endurance': { needs: ['install', 'web', 'chromium'], run: ['scripts/test-endurance.mjs'] },
  'test:browsers': { needs: ['install', 'web'], run: ['e2e/browsers/test-browsers.ts'] },
  'test:containers': { needs: ['install'], run: ['scripts/test-containers.mjs'] },
  'test:operations': { needs: ['install'], run: ['scripts/test-operations.mjs'] },
  'test:mutants': { needs: ['install'], run: ['scripts/test-mutants.mjs'] },
  verify: { needs: ['install'], run: ['scripts/verify.mjs'] },
  admin: { needs: ['install'], run: ['server/src/cli/admin.ts'] },
  mails: { needs: ['install'], run: ['server/src/cli/mails.ts'] },
  backup: { needs: ['install'], run: ['server/src/cli/backup.ts'] },
  restore: { needs: ['install'], run: ['server/src/cli/restore.ts'] },
  'demo:reset': { needs: ['install'], run: ['server/src/cli/demo-reset.ts'] },
  bench: { needs: ['install', 'web', 'chromium'], run: ['bench/run.ts'] },
  screenshots: { needs: ['install', 'web', 'chromium'], run: ['e2e/screenshots/screenshots.ts'] },
}
