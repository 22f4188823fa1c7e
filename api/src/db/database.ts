import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** A pool or a transaction: repositories accept both. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

interface DatabaseOptions {
  url: string
  maxConnections?: number
  /** Called when a connection is lost. The pool replaces it by itself. */
  onError?: (error: Error) => void
}

export const openDatabase = ({ url, maxConnections = 10, onError }: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
    // Notices a database host that disappeared without closing its connections.
    keepAlive: true,
    // A statement that runs this long is a bug: one error is better than an exhausted pool.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'colocdar',
  })
  let closing = false
  // The pool ends before its connections do. Errors on those, when PostgreSQL stops as well, are expected.
  const report = (error: Error) => {
    if (!closing) onError?.(error)
  }
  pool.on('error', report)
  // A connection lost while in use fails its query and also emits an error, which would end the process if unheard.
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
