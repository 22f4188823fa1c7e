import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashToken, newToken } from '@colocdar/api/tokens'
import pg from 'pg'
import { freePort } from '../../e2e/support/free-port.ts'
import { cpuDuring } from '../support/cpu.ts'
import { type Running, startScript } from '../support/processes.ts'
import { count, type Findings, ms, ratio, verdict } from '../support/table.ts'
import { openWorkbench } from '../support/workbench.ts'

const usual = { offres: 10_000, streams: 2_000, pages: 2_000, quietSeconds: 30 }
const quick = { offres: 1_000, streams: 200, pages: 100, quietSeconds: 2 }
const mostMegabytes = 150
// Below the share of one network.
const perAddress = 100
const largestSlowdown = 1.15

/** What open event streams cost one process, in memory and in the time of everybody else's pages. */
export const measureConversations = async ({ short }: { short: boolean }): Promise<Findings> => {
  const plan = short ? quick : usual
  const workbench = await openWorkbench([plan.offres])
  const databaseUrl = workbench.databaseOf(plan.offres)
  try {
    const tokens = await addSessions(databaseUrl, plan.streams)
    const site = await startScript<{ url: string }>('support/site.script.ts', {
      port: await freePort(),
      databaseUrl,
      dataDir: workbench.dataDir,
    })
    const alone = await readPagesCached(site, plan.pages)
    const before = await megabytesOf(site)
    const browsers = await startScript<{ open: number }>('support/streams.script.ts', {
      url: site.ready.url,
      tokens,
      perAddress,
    })
    const [, quiet] = await cpuDuring([site], () => sleep(plan.quietSeconds * 1_000))
    const after = await megabytesOf(site)
    const beside = await readPagesCached(site, plan.pages)
    await browsers.stop()
    await site.stop()
    const slowdown = beside.cpu / alone.cpu
    return {
      title: '(l) Conversations',
      head: [`${count(browsers.ready.open)} open streams, one process`, 'measured', 'to reach', ''],
      rows: [
        [
          'memory for the streams',
          `${count(after - before)} MB`,
          `at most ${mostMegabytes} MB`,
          verdict(after - before <= mostMegabytes),
        ],
        [
          'CPU of a page beside them, against alone',
          `${ratio(slowdown)} (${ms(beside.cpu)}, ${ms(alone.cpu)})`,
          `at most ${largestSlowdown}`,
          verdict(slowdown <= largestSlowdown),
        ],
        ['p99 of a page beside them, and alone', `${ms(beside.p99)}, ${ms(alone.p99)}`, '', ''],
        [
          'heartbeats, of a core',
          `${((100 * (quiet.node + quiet.postgres)) / plan.quietSeconds / 1_000).toFixed(1)} %`,
          '',
          '',
        ],
      ],
      notes: [
        'Memory: what the process had resident before and with the streams. Pages: pages of offers and lists, cached ones and others, one after the other, the best of three rounds.',
      ],
    }
  } finally {
    await workbench.dispose()
  }
}

/** As if so many members had signed in. */
const addSessions = async (url: string, total: number): Promise<string[]> => {
  const tokens = Array.from({ length: total }, newToken)
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`update utilisateurs set email_verified_at = now()`)
    await client.query(
      `insert into sessions (token_hash, utilisateur_id, expires_at)
       select hash, 1 + (n - 1) % (select count(*) from utilisateurs), now() + interval '1 hour'
       from unnest($1::bytea[]) with ordinality as t (hash, n)`,
      [tokens.map(hashToken)],
    )
  } finally {
    await client.end()
  }
  return tokens
}

/**
 * Once to have them in the cache, then the best of three rounds: a round takes two seconds, and a collection of garbage
 * or a neighbour on the machine made two rounds of the same pages differ by 40 %.
 */
const readPagesCached = async (site: Running<{ url: string }>, pages: number) => {
  const rounds = []
  for (let round = 0; round < 4; round += 1) rounds.push(await readPages(site, pages))
  return rounds.slice(1).reduce((best, round) => (round.cpu < best.cpu ? round : best))
}

/** CPU milliseconds a page of Node and PostgreSQL, and the slowest of a hundred. */
const readPages = async (site: Running<{ url: string }>, pages: number): Promise<{ cpu: number; p99: number }> => {
  const times: number[] = []
  const [, cpu] = await cpuDuring([site], async () => {
    for (let page = 0; page < pages; page += 1) {
      const start = performance.now()
      const answer = await fetch(`${site.ready.url}${page % 2 ? '/coloc/offres' : `/coloc/${1 + ((page * 37) % 900)}`}`)
      await answer.arrayBuffer()
      times.push(performance.now() - start)
    }
  })
  const sorted = times.toSorted((a, b) => a - b)
  return { cpu: (cpu.node + cpu.postgres) / pages, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

const megabytesOf = async ({ pid }: { pid: number }): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
