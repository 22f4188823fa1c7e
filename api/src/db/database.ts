import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** A handle or a transaction: repositories take either and cannot tell. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

interface DatabaseOptions {
  url: string
  maxConnections?: number
  /** Told of connections lost while idle; the pool opens new ones by itself. */
  onError?: (error: Error) => void
}

export const openDatabase = ({ url, maxConnections = 10, onError }: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // A database machine that vanished without a word is noticed.
    keepAlive: true,
    // A statement that runs this long is a defect; better one error than a pool that fills up.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'colocdar',
  })
  let closing = false
  // A pool ends before its connections have: what PostgreSQL says to those when it stops as well is no news.
  const report = (error: Error) => {
    if (!closing) onError?.(error)
  }
  pool.on('error', report)
  // A connection that dies while it is in use fails its query and, besides, emits an error that nobody else hears.
  pool.on('connect', (client) => client.on('error', report))
  return {
    db: drizzle(pool),
    pool,
    close() {
      closing = true
      return pool.end()
    },
  }
}
