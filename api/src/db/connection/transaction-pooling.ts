import type pg from 'pg'
import { probeClient } from './probe-server.ts'

/**
 * Whether a pooler stands before the server that lends its connections for one transaction at a time, as PgBouncer does
 * with `pool_mode = transaction`. Settings, prepared statements, locks and LISTEN belong to a connection: they would get
 * lost, or end up with somebody else.
 */
export const poolsTransactions = async (url: string, timeoutMs: number): Promise<boolean> => {
  const [idle, busy] = [probeClient(url, timeoutMs), probeClient(url, timeoutMs)]
  try {
    await idle.connect()
    await busy.connect()
    for (let round = 0; round < rounds; round += 1) {
      const before = await serverProcess(idle)
      await busy.query('begin')
      // Two open connections to one process of the server, or one to two.
      if ((await serverProcess(busy)) === before || (await serverProcess(idle)) !== before) return true
      await busy.query('rollback')
    }
    return false
  } catch (error) {
    // One statement at a time: there are no transactions at all.
    if ((error as { code?: string }).code === protocolViolation) return true
    throw error
  } finally {
    for (const client of [idle, busy]) client.connection.stream.destroy()
  }
}

// A pooler may take its idle connections in turn: after a few it comes back to one that we know.
const rounds = 3

const protocolViolation = '08P01'

const serverProcess = async (client: pg.Client): Promise<number | undefined> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid
