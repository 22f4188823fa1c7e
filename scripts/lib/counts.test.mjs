import { describe, expect, it } from 'vitest'
import { countRun, READERS, sum, summary } from './counts.mjs'

describe('READERS', () => {
  it('reads vitest', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
    expect(READERS.vitest(report)).toEqual({ passed: 7, failed: 1, skipped: 3 })
  })

  it('reads playwright, a flaky test being a failed one', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }
    expect(READERS.playwright(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
  })
})

describe('countRun', () => {
  it.each([
    ['a run that went well', 0, { passed: 3, failed: 0, skipped: 1 }, 0],
    ['a run with failures', 1, { passed: 3, failed: 2, skipped: 0 }, 2],
    ['a crash without a report', 'SIGKILL', undefined, 1],
    ['an error outside the tests', 1, { passed: 3, failed: 0, skipped: 0 }, 1],
    ['a run of nothing', 0, { passed: 0, failed: 0, skipped: 0 }, 1],
    ['a run that skipped everything', 0, { passed: 0, failed: 0, skipped: 9 }, 1],
  ])('%s', (_, code, counts, failed) => {
    expect(countRun(code, counts).failed).toBe(failed)
  })
})

describe('summary', () => {
  it('adds up, and mentions skipped tests only when there are some', () => {
    const runs = [
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 20, failed: 2, skipped: 0 },
    ]
    expect(summary(sum(runs))).toBe('21 passed, 2 failed')
    expect(summary({ passed: 1, failed: 0, skipped: 3 })).toBe('1 passed, 0 failed, 3 skipped')
  })
})
