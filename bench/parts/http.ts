import { freePort } from '../../e2e/support/free-port.ts'
import { asBrowsers, type Cost, measureMade, measureStored, type Site, smallest } from '../support/answers.ts'
import { fetchBytes } from '../support/fetch-bytes.ts'
import { load } from '../support/load.ts'
import type { PeerOptions } from '../support/peer.script.ts'
import { type Running, startScript } from '../support/processes.ts'
import type { SiteOptions } from '../support/site.script.ts'
import { count, type Findings, ms, ratio, verdict } from '../support/table.ts'
import { type Name, type Paths, pathsOf, targets } from '../support/targets.ts'
import { openWorkbench, type Workbench } from '../support/workbench.ts'

const usual = { offres: 20_000, connections: 32, seconds: 4, warmUpSeconds: 15, share: 1 }
const quick = { offres: 2_000, connections: 8, seconds: 2, warmUpSeconds: 2, share: 1 / 10 }

/** Servers of ours on one port, and how much is asked of them. */
interface Bench {
  sites: Site[]
  plan: typeof usual
}
const names = Object.keys(targets) as Name[]

/** Requests a second and CPU time a request, from the cache and made anew. */
export const measureHttp = async ({ short }: { short: boolean }): Promise<Findings> => {
  const plan = short ? quick : usual
  const workbench = await openWorkbench([plan.offres])
  try {
    const cached = await withSites(workbench, plan, {}, measureCached)
    const rows: string[][] = []
    await withSites(workbench, plan, { uncached: true }, async (bench) => {
      const paths = await pathsOfBench(bench)
      for (const name of names)
        rows.push(costRow(`${targets[name].label}, uncached`, await made(name, bench, paths[name])))
      rows.push(await fewVisitorsRow(bench, paths.listForFew))
      rows.push(await oneVisitorRow(bench, paths.listForOne))
    })
    const both = await withSites(workbench, plan, { processes: 2 }, async (bench) => [
      await storedByTwo('list', bench),
      await storedByTwo('search', bench),
    ])
    await withSites(workbench, plan, { processes: 2, uncached: true }, async (bench) => {
      const paths = await pathsOfBench(bench)
      for (const name of ['list', 'detail', 'search'] as const)
        both.push(costRow(`${targets[name].label}, uncached, two processes`, await made(name, bench, paths[name])))
    })
    return { title, head, rows: [...cached, ...rows, ...both], notes: notesOf(plan) }
  } finally {
    await workbench.dispose()
  }
}

const title = '(a) Requests'
const head = ['what', 'requests/s', 'p99', 'Node', 'PostgreSQL', 'bare Fastify', 'ratio', 'to reach', '']
const notesOf = ({ offres, connections, warmUpSeconds }: Bench['plan']): string[] => [
  `One process of ours unless two are named, ${count(offres)} offers, ${connections} connections, client and servers in separate processes on one machine. Answers are asked for as browsers do, compressed.`,
  'Node, PostgreSQL: CPU milliseconds a request. Two processes share the cores with PostgreSQL and the client.',
  'Bare Fastify sends the same bytes with the same headers from memory. Its runs alternate with ours, two each.',
  `Uncached: a server whose cache finds nothing, so that each answer is rendered, compressed and stored; cities, pages and offers differ, and no card is on two lists. Each kind is first asked for during ${warmUpSeconds} s, elsewhere on the site: in production the code is compiled long before the server is busy.`,
  'An answer from a cache that should not answer ends the bench with an error. Answers that are no page at all, 503 of a busy machine for instance, are named in their row.',
]

/** Runs with servers of ours on one port. */
const withSites = async <T>(
  { databaseOf, dataDir }: Workbench,
  plan: Bench['plan'],
  options: Pick<SiteOptions, 'processes' | 'uncached'>,
  run: (bench: Bench) => Promise<T>,
): Promise<T> => {
  const port = await freePort()
  const site = { port, databaseUrl: databaseOf(plan.offres), dataDir, ...options } satisfies SiteOptions
  const starting = Array.from({ length: options.processes ?? 1 }, () =>
    startScript<{ url: string }>('support/site.script.ts', site),
  )
  const sites = await Promise.all(starting)
  try {
    return await run({ sites, plan })
  } finally {
    for (const each of sites) await each.stop()
  }
}

const urlOf = ({ sites }: Bench): string => (sites[0] as Site).ready.url

const pathsOfBench = (bench: Bench) => pathsOf(urlOf(bench), bench.plan)

const measureCached = async (bench: Bench): Promise<string[][]> => {
  const peer = await startPeer(urlOf(bench))
  const rows: string[][] = []
  for (const name of names) rows.push(await cachedRow(name, bench, peer.ready.url))
  await peer.stop()
  rows.push(await besideCrowdRow(bench))
  return rows
}

const startPeer = async (url: string): Promise<Running<{ url: string }>> => {
  const answers: PeerOptions['answers'] = []
  for (const { cached } of Object.values(targets)) {
    // The first answers are compressed fast, later ones better.
    for (let visit = 0; visit < 20; visit += 1) await fetchBytes(`${url}${cached}`)
    const { headers, bytes } = await fetchBytes(`${url}${cached}`)
    answers.push({ path: cached.replace(/\?.*/, ''), headers, body: bytes.toString('base64') })
  }
  return startScript('support/peer.script.ts', { port: await freePort(), answers } satisfies PeerOptions)
}

const stored = (name: Name, bench: Bench, seconds = bench.plan.seconds, url = urlOf(bench)): Promise<Cost> =>
  measureStored(bench.sites, targets[name], {
    path: targets[name].cached,
    seconds,
    connections: bench.plan.connections,
    url,
  })

const cachedRow = async (name: Name, bench: Bench, bare: string): Promise<string[]> => {
  const { label, leastRatio } = targets[name]
  await stored(name, bench, 1)
  await stored(name, bench, 1, bare)
  const ours: Cost[] = []
  const theirs: Cost[] = []
  for (let round = 0; round < 2; round += 1) {
    ours.push(await stored(name, bench))
    theirs.push(await stored(name, bench, bench.plan.seconds, bare))
  }
  const [us, them] = [ours, theirs].map((runs) => mean(runs.map(({ perSecond }) => perSecond))) as [number, number]
  const row = costRow(`${label}, cached`, {
    perSecond: us,
    p99: mean(ours.map(({ p99 }) => p99)),
    cpu: { node: mean(ours.map(({ cpu }) => cpu.node)), postgres: mean(ours.map(({ cpu }) => cpu.postgres)) },
    wrong: sum(ours.map(({ wrong }) => wrong)),
    total: sum(ours.map(({ total }) => total)),
  })
  return [...row.slice(0, 5), count(them), ratio(us / them), `ratio ${leastRatio}`, verdict(us / them >= leastRatio)]
}

const storedByTwo = async (name: Name, bench: Bench): Promise<string[]> => {
  await stored(name, bench, 2)
  return costRow(`${targets[name].label}, cached, two processes`, await stored(name, bench))
}

const made = (name: Name, bench: Bench, paths: Paths, visitors = bench.plan.connections): Promise<Cost> =>
  measureMade(bench.sites, targets[name], {
    ...paths,
    warmUpSeconds: bench.plan.warmUpSeconds,
    connections: visitors,
  })

const fewVisitors = 8

const fewVisitorsRow = async (bench: Bench, paths: Paths): Promise<string[]> =>
  costRow(`list, uncached, ${fewVisitors} visitors at once`, await made('list', bench, paths, fewVisitors))

/** One visitor at a time. */
const oneVisitorRow = async (bench: Bench, { paths }: Paths): Promise<string[]> => {
  const times: number[] = []
  for (const path of paths) {
    const start = performance.now()
    await fetchBytes(`${urlOf(bench)}${path}`)
    times.push(performance.now() - start)
  }
  const p50 = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  return ['list, uncached, one visitor', '', `p50 ${ms(p50)}`, '', '', '', '', '', '']
}

/** A visitor of a cached page, while a crowd requests lists that nobody asked for before. */
const besideCrowdRow = async (bench: Bench): Promise<string[]> => {
  const url = urlOf(bench)
  const { seconds, connections } = bench.plan
  const { list } = await pathsOfBench(bench)
  const expected = { type: targets.list.type, leastBytes: (await smallest(url, list.warmUp, targets.list)) / 2 }
  const [{ p50, p99 }] = await Promise.all([
    measureStored(bench.sites, targets.home, { path: '/', seconds, connections: 1 }),
    load({ url, paths: list.paths, amount: list.paths.length, connections, expected, headers: asBrowsers }),
  ])
  const what = `home, cached, beside ${connections} uncached lists`
  return [what, '', `${ms(p99)}, p50 ${ms(p50)}`, '', '', '', '', '', '']
}

const costRow = (
  what: string,
  { perSecond, p99, cpu, wrong = 0, total = 1 }: Pick<Cost, 'perSecond' | 'p99' | 'cpu'> & Partial<Cost>,
): string[] => [
  wrong > 0 ? `${what} (${((100 * wrong) / total).toFixed(1)} % of the answers were not as expected)` : what,
  count(perSecond),
  ms(p99),
  ms(cpu.node),
  ms(cpu.postgres),
  '',
  '',
  '',
  '',
]

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

const mean = (values: number[]): number => sum(values) / values.length
