import { sum, summary } from './counts.mjs'
import { lastLines } from './run.mjs'

/** Enough for many failures; a runner's own summary comes last. */
const SHOWN_LINES = 300

export const verdict = ({ check, ...counts }) =>
  `${counts.failed > 0 ? '✗' : '✓'} ${check.title} [${check.name}] : ${summary(counts)}`

export function showFailure({ check, output, failed }) {
  if (failed > 0) console.log(`${lastLines(output, SHOWN_LINES)}\n✗ ${check.title} [${check.name}] : ci-dessus.\n`)
}

/** Ends with one line alone: the counts over all runners. */
export function finish(results) {
  const failed = results.filter((result) => result.failed > 0).map(({ check }) => check.name)
  if (failed.length > 0) console.log(`En échec : ${failed.join(', ')}.`)
  const total = sum(results)
  console.log(summary(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}
