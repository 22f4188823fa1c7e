import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '@colocdar/contracts/errors'
import { createServers, type Servers } from './connection/servers.ts'
import { type Db, openDatabase } from './database.ts'

interface StandbyOptions {
  /** Of one standby: behind a balancer, the server that was asked how far it is may not be the one that is read. */
  url: string
  primary: { db: Db; servers: Servers }
  maxConnections: number
  log: { warn(details: object, message: string): void }
}

/** How late a public answer may be. */
const maxLagMs = 1_000
const checkEveryMs = 250

// A read that waits for longer is made by the primary.
const timeouts = { connectMs: 1_000, queryMs: 3_000 }

export type Standby = ReturnType<typeof openStandby>

/**
 * Reads of visitors, on a standby that is at most a second behind and has replayed every change that this process was
 * notified of; else on the primary. Without the second condition an answer could be cached that a notification, which comes
 * from the primary, should have evicted, and members would not see what they have just changed.
 */
export const openStandby = ({ url, primary, maxConnections, log }: StandbyOptions) => {
  const { beginQuery, forgetsNames = false } = primary.servers
  const servers = createServers(url, { ...primary.servers.timeouts, ...timeouts })
  Object.assign(servers, { beginQuery, forgetsNames })
  const standby = openDatabase({ servers, maxConnections, applicationName: 'colocdar-read' })
  // A connection of its own: behind the queries of a busy primary the check would be late, and bring it even more.
  const asking = openDatabase({ servers: primary.servers, maxConnections: 1, applicationName: 'colocdar-read' })
  const count = { standby: 0, primary: 0 }
  let changes = 0
  /** Everything that was committed before `at` is on the standby, and so are the first `changes`. */
  let replayed = { changes: -1, at: Number.NEGATIVE_INFINITY }
  let checking = false
  let checkedAt = Number.NEGATIVE_INFINITY
  let usable = true

  const isCurrent = () => replayed.changes === changes && performance.now() - replayed.at <= maxLagMs

  const catchUp = async (): Promise<void> => {
    const reached = { changes, at: performance.now() }
    const { rows } = await asking.pool.query<{ lsn: string; timeline: string; cluster: string }>(position)
    const wanted = rows[0] && [rows[0].lsn, rows[0].timeline, rows[0].cluster]
    for (let pause = 5; performance.now() - reached.at < maxLagMs; pause *= 2) {
      const { rows } = await standby.pool.query<{ reached: boolean | null }>(hasReached, wanted)
      if (rows[0]?.reached) {
        replayed = reached
        return
      }
      await sleep(pause)
    }
    throw new Error('the standby is behind, was promoted, or is not of this database')
  }

  const check = async (): Promise<void> => {
    checking = true
    const late = new AbortController()
    const tooLate = sleep(2 * maxLagMs, undefined, { signal: late.signal, ref: false }).then(() => {
      throw new Error('no answer about the standby')
    })
    try {
      await Promise.race([catchUp(), tooLate])
      if (!usable) log.warn({}, 'public reads go to the standby again')
      usable = true
    } catch (error) {
      // Reads that wait for a host that disappeared are made by the primary now.
      for (const client of servers.clients) client.drop()
      if (usable) log.warn({ err: error }, 'public reads go to the primary')
      usable = false
    } finally {
      late.abort()
      tooLate.catch(() => {})
      checking = false
      checkedAt = performance.now()
    }
  }

  return {
    /** How many calls were made where. */
    count,
    /** Queries that wait for a connection. */
    get waiting() {
      return standby.pool.waitingCount
    },
    /** Call it with every notification of a change, and when some may have been missed. */
    changed(): void {
      changes += 1
    },
    /** Runs what only reads, and may run twice. */
    async read<T>(work: (db: Db) => Promise<T>): Promise<T> {
      const current = isCurrent()
      // Without visitors nothing is asked, and the first one is answered by the primary.
      if (!checking && (!current || performance.now() - checkedAt >= checkEveryMs)) void check()
      if (current) {
        try {
          const answer = await work(standby.db)
          count.standby += 1
          return answer
        } catch (error) {
          if (error instanceof AppError) throw error
        }
      }
      count.primary += 1
      return work(primary.db)
    },
    async close(): Promise<void> {
      // A check that fails now is no news.
      usable = false
      await Promise.all([standby.close(), asking.close()])
    },
  }
}

// What was committed is flushed, unless commits do not wait for that. The name of a segment begins with its timeline.
const position = `select lsn, ('x' || left(pg_walfile_name(lsn), 8))::bit(32)::int::text as timeline,
    system_identifier::text as cluster
  from pg_control_system(), (select case current_setting('synchronous_commit')
    when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end as lsn) as now`

// A standby that follows a primary which was replaced has another timeline: its positions mean something else.
const hasReached = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn
    and timeline_id = $2::int and system_identifier = $3::bigint as reached
  from pg_control_checkpoint(), pg_control_system()`
