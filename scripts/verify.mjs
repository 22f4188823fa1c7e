// What to run before each commit: the checks that need neither a database nor a browser, all at once.
import { CHECKS } from './lib/checks.mjs'
import { finish } from './lib/report.mjs'
import { stopWithChildren } from './lib/run.mjs'
import { runChecks } from './lib/run-checks.mjs'

stopWithChildren()
const checks = CHECKS.filter(({ fast }) => fast)
finish(await runChecks('Vérification', checks, checks.length))
