// The visitors, in a separate process.
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { report, scriptOptions } from './processes.ts'
import type { Visited, Visits } from './visitors.ts'
import { zipf } from './zipf.ts'

const { url, perSecond, seconds, offres, villes } = await scriptOptions<Visits>()

const pages = 20
const drawOffre = zipf(offres)
const drawVille = zipf(villes + 1)
const drawPage = zipf(pages)

// The newest offers are read most. Every twentieth waits for its verification, and nobody has its address.
const offreId = (): number => {
  const id = offres - drawOffre()
  return id % 20 === 1 ? id + 1 : id
}

const list = (): string => {
  const [ville, page] = [drawVille(), drawPage()]
  const path = ville === 0 ? '/coloc/offres' : `/coloc/ville/${ville}/offres`
  return page === 0 ? path : `${path}?page=${page}`
}

const search = (): string => {
  const ville = drawVille()
  return `/api/test/coloc/search?size=12${ville === 0 ? '' : `&villeId=${ville}`}`
}

const nextPath = (): string => {
  const drawn = Math.random()
  if (drawn < 0.45) return `/coloc/${offreId()}`
  if (drawn < 0.8) return list()
  return drawn < 0.95 ? '/' : search()
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })
const times: number[] = []
let failures = 0

const visit = (due: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (ok: boolean) => {
      times.push(performance.now() - due)
      if (!ok) failures += 1
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
report({ total: times.length, failures, p50: percentile(0.5), p99: percentile(0.99) } satisfies Visited)
