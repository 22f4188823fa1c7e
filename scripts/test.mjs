// Runs every check and test: npm test, or npm test -- unit e2e.
import { batchesOf, selectChecks } from './lib/checks.mjs'
import { showProgress } from './lib/progress.mjs'
import { finish, showFailure, verdict } from './lib/report.mjs'
import { stopWithChildren } from './lib/run.mjs'
import { runCheck } from './lib/run-check.mjs'

stopWithChildren()
const checks = selectChecks(process.argv.slice(2))
const batches = batchesOf(checks)
const results = []
for (const batch of batches) {
  const title = batch.map((check) => check.title).join(', ')
  const ending = (all) => all.map(verdict).join('\n')
  const all = await showProgress(title, () => Promise.all(batch.map(runCheck)), { stream: process.stdout, ending })
  all.forEach(showFailure)
  results.push(...all)
}
finish(results)
