import { villesSeed } from '@colocdar/api/features/villes/villes.seed'
import { freePort } from '../../e2e/support/free-port.ts'
import { fetchBytes } from '../support/fetch-bytes.ts'
import { load, type Measured } from '../support/load.ts'
import type { PeerOptions } from '../support/peer.script.ts'
import { type Running, startScript } from '../support/processes.ts'
import { count, type Findings, ms, ratio, verdict } from '../support/table.ts'
import { openWorkbench } from '../support/workbench.ts'

const offres = 20_000
const connections = 32
const seconds = 4
// As a browser sends them.
const headers = { 'accept-encoding': 'gzip, deflate, br' }

interface Target {
  name: string
  /** One URL for all requests. */
  cached: string
  /** A different URL for each n; the home page has only one. */
  uncached?: (n: number) => string
  figure?: { perSecond: number; p99?: number }
}

const villes = villesSeed.length
// Of twelve offers: the smallest city has as many.
const pages = 20
const places = villes * pages
const details = offres / 20
// Parameters that a page does not read are no part of its address; the case of its letters and zeros before a number are.
const place = (n: number, zeros = 0) =>
  `villeId=${1 + (n % villes)}&page=${padded(Math.floor(n / villes) % pages, zeros)}`
const padded = (value: number, zeros: number) => `${'0'.repeat(zeros)}${value}`
const cased = (path: string, n: number) =>
  [...path].map((letter, index) => (n & (1 << index) ? letter.toUpperCase() : letter)).join('')
const listAddress = (n: number) => `${cased('/coloc/offres', 2 * Math.floor(n / places))}?${place(n)}`

const targets: Target[] = [
  { name: 'home', cached: '/' },
  {
    name: 'list',
    cached: '/coloc/offres',
    uncached: listAddress,
    figure: { perSecond: 400, p99: 100 },
  },
  {
    name: 'detail',
    cached: '/coloc/2',
    uncached: (n) => `${cased('/coloc/', 2 * Math.floor(n / details))}${2 + 20 * (n % details)}`,
  },
  {
    name: 'search API',
    cached: '/api/test/coloc/search?size=12',
    uncached: (n) =>
      `/api/test/coloc/search?size=${12 + (Math.floor(n / places / 12) % 12)}&${place(n, Math.floor(n / places) % 12)}`,
    figure: { perSecond: 2_000 },
  },
]

/** Requests per second, cached and uncached, compared with a bare Fastify that sends the same bytes. */
export const measureHttp = async (): Promise<Findings> => {
  const workbench = await openWorkbench([offres])
  const site = await startScript<{ url: string }>('support/site.script.ts', {
    port: await freePort(),
    databaseUrl: workbench.databaseOf(offres),
    dataDir: workbench.dataDir,
  })
  try {
    const peer = await startPeer(site.ready.url)
    const rows: string[][] = []
    for (const target of targets) {
      rows.push(await measureCached(target, site.ready.url, peer.ready.url))
      if (target.uncached) rows.push(await measureUncached({ ...target, uncached: target.uncached }, site.ready.url))
    }
    await peer.stop()
    rows.push(await measureBesideCrowd(site.ready.url), await measureUnloaded(site.ready.url))
    return { title, head, rows, notes }
  } finally {
    await site.stop()
    await workbench.dispose()
  }
}

const title = '(a) Requests'
const head = ['what', 'requests/s', 'p99', 'bare Fastify', 'ratio', 'to reach', '']
const notes = [
  `One process of ours, ${count(offres)} offers, ${connections} connections, ${seconds} s a run, client and servers in separate processes on one machine. Answers are asked for as browsers do, compressed.`,
  'Bare Fastify sends the same bytes with the same headers from memory. Its runs alternate with ours, two each.',
  'Uncached: no two requests ask for the same address, so each is rendered, stored and compressed. Cities and pages vary.',
]

const startPeer = async (url: string): Promise<Running<{ url: string }>> => {
  const answers: PeerOptions['answers'] = []
  for (const { cached } of targets) {
    // The first answers are compressed fast, later ones better.
    for (let visit = 0; visit < 20; visit += 1) await fetchBytes(`${url}${cached}`)
    answers.push({ path: cached.replace(/\?.*/, ''), ...(await fetchBytes(`${url}${cached}`)) })
  }
  return startScript('support/peer.script.ts', { port: await freePort(), answers } satisfies PeerOptions)
}

const measureCached = async ({ name, cached }: Target, ours: string, bare: string): Promise<string[]> => {
  const run = (url: string, length = seconds) => load({ url, paths: [cached], connections, seconds: length, headers })
  await run(ours, 1)
  await run(bare, 1)
  const rounds: Measured[][] = []
  for (let round = 0; round < 2; round += 1) rounds.push([await run(ours), await run(bare)])
  const [us = 0, them = 1] = [0, 1].map((side) => mean(rounds.map((each) => each[side]?.perSecond ?? 0)))
  const p99 = mean(rounds.map(([first]) => first?.p99 ?? 0))
  const figure = 0.7
  return [
    `${name}, cached`,
    count(us),
    ms(p99),
    count(them),
    ratio(us / them),
    `ratio ${figure}`,
    verdict(us / them >= figure),
  ]
}

// More than can be answered: a URL requested twice would be cached.
const addresses = 64_000

const measureUncached = async (
  { name, uncached, figure }: Required<Pick<Target, 'name' | 'uncached'>> & Target,
  url: string,
): Promise<string[]> => {
  const paths = Array.from({ length: addresses }, (_, n) => uncached(n))
  // Warm up: in production the code is compiled long before the server is busy.
  const others = paths.map((_, n) => uncached(addresses + n))
  await load({ url, paths: others, connections, seconds: 2 * seconds, headers })
  const { perSecond, p99 } = await load({ url, paths, connections, seconds: 2 * seconds, headers })
  const wanted = figure && `${count(figure.perSecond)}/s${figure.p99 ? `, p99 under ${figure.p99} ms` : ''}`
  const holds = !figure || (perSecond >= figure.perSecond && p99 <= (figure.p99 ?? Number.POSITIVE_INFINITY))
  return [`${name}, uncached`, count(perSecond), ms(p99), '', '', wanted ?? '', figure ? verdict(holds) : '']
}

/** A visitor of a cached page, while a crowd requests uncached ones. */
const measureBesideCrowd = async (url: string): Promise<string[]> => {
  const paths = Array.from({ length: addresses }, (_, n) => listAddress(n))
  const [{ p50, p99 }] = await Promise.all([
    load({ url, paths: ['/'], connections: 1, seconds, headers }),
    load({ url, paths, connections, seconds, headers }),
  ])
  return [`home, cached, beside ${connections} uncached lists`, '', `${ms(p99)}, p50 ${ms(p50)}`, '', '', '', '']
}

/** One visitor at a time. */
const measureUnloaded = async (url: string): Promise<string[]> => {
  const times: number[] = []
  for (let n = 0; n < 200; n += 1) {
    const start = performance.now()
    await fetchBytes(`${url}/coloc/offres?${place(n)}&seul=${n}`)
    times.push(performance.now() - start)
  }
  const p50 = times.toSorted((a, b) => a - b)[times.length / 2] ?? 0
  return ['list, uncached, one visitor', '', `p50 ${ms(p50)}`, '', '', 'p50 under 5 ms', verdict(p50 < 5)]
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
