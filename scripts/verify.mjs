// What to run before each commit: the checks that need neither a database nor a browser, all at once.
import { CHECKS } from './lib/checks.mjs'
import { showProgress } from './lib/progress.mjs'
import { finish, showFailure, verdict } from './lib/report.mjs'
import { stopWithChildren } from './lib/run.mjs'
import { runCheck } from './lib/run-check.mjs'

stopWithChildren()
const checks = CHECKS.filter(({ fast }) => fast)
const results = await showProgress('Vérification', () => Promise.all(checks.map(runCheck)), {
  stream: process.stdout,
  ending: (all) => all.map(verdict).join('\n'),
})
results.forEach(showFailure)
finish(results)
