// Runs every check and test, one after the other: npm test, or npm test -- unit e2e.
import { selectChecks } from './lib/checks.mjs'
import { showProgress } from './lib/progress.mjs'
import { finish, showFailure, verdict } from './lib/report.mjs'
import { stopWithChildren } from './lib/run.mjs'
import { runCheck } from './lib/run-check.mjs'

stopWithChildren()
const results = []
for (const check of selectChecks(process.argv.slice(2))) {
  const result = await showProgress(check.title, () => runCheck(check), { stream: process.stdout, ending: verdict })
  showFailure(result)
  results.push(result)
}
finish(results)
