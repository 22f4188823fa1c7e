/** Reads each runner's JSON report as { passed, failed, skipped }. */
export const READERS = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  // A flaky test counts as failed, or it would never be fixed.
  playwright: ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }),
}

/** A runner that crashed or ran nothing has failed, whatever its report says. */
export function countRun(code, counts = { passed: 0, failed: 0, skipped: 0 }) {
  const nothingRan = counts.passed + counts.failed === 0
  const failedSilently = counts.failed === 0 && (code !== 0 || nothingRan)
  return failedSilently ? { ...counts, failed: 1 } : counts
}

export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
})

/** The last line of `npm test`, which other programs read. */
export const summary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
