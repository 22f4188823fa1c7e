// The visitors, in a separate process.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { report, scriptOptions } from './processes.ts'
import { visitPaths } from './visit-paths.ts'
import type { Visited, Visits } from './visitors.ts'

const { url, perSecond, seconds, offres, villes } = await scriptOptions<Visits>()

const nextPath = visitPaths(offres, villes)
const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const times: number[] = []
let failures = 0

const visit = (due: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (ok: boolean) => {
      // A refusal is quick, and no answer.
      if (ok) times.push(performance.now() - due)
      else failures += 1
      resolve()
    }
    get(`${url}${nextPath()}`, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (answer) => {
      answer.resume().on('end', () => end(answer.statusCode === 200 || answer.statusCode === 404))
    }).on('error', () => end(false))
  })

const start = performance.now()
const visits: Promise<void>[] = []
for (let n = 0; n < perSecond * seconds; n += 1) {
  const due = start + (n * 1000) / perSecond
  const early = due - performance.now()
  if (early > 0) await sleep(early)
  visits.push(visit(due))
}
await Promise.all(visits)
agent.destroy()

const sorted = times.toSorted((a, b) => a - b)
const percentile = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
report({ total: times.length + failures, failures, p50: percentile(0.5), p99: percentile(0.99) } satisfies Visited)
