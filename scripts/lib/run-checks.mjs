import { showProgress } from './progress.mjs'
import { showFailure, verdict } from './report.mjs'
import { runCheck } from './run-check.mjs'

/** Runs checks in their order, a limited number at once, and prints how each ended. Resolves with their results. */
export async function runChecks(title, checks, atOnce) {
  const waiting = [...checks]
  const running = new Set()
  const results = []
  const site = Promise.withResolvers()

  const runOne = async (check, say) => {
    const startedAt = performance.now()
    running.add(check)
    const result = await runCheck(check)
    running.delete(check)
    say(`${verdict(result)} (${Math.round((performance.now() - startedAt) / 1000)} s)`)
    showFailure(result)
    results.push(result)
    if (check.name === 'build') site.resolve(result.failed === 0)
  }

  const runInTurn = async (say) => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      // Without the site every one of these would fail, and say nothing new.
      if (!check.usesSite || (await site.promise)) await runOne(check, say)
    }
  }

  const action = (say) => Promise.all(Array.from({ length: atOnce }, () => runInTurn(say)))
  const current = () => [...running].map((check) => check.title).join(', ')
  await showProgress(title, action, { stream: process.stdout, current })
  return results
}
