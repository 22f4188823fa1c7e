// Runs every check and test: npm test, or npm test -- unit e2e.
import { selectChecks } from './lib/checks.mjs'
import { finish } from './lib/report.mjs'
import { stopWithChildren } from './lib/run.mjs'
import { runChecks } from './lib/run-checks.mjs'

stopWithChildren()
// Two at once: each of them waits now and then, for a server that starts or a page that loads.
finish(await runChecks('Tests', selectChecks(process.argv.slice(2)), 2))
