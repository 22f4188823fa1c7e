import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { DatabasePool } from './connection/database-pool.ts'
import { createServers, type Servers } from './connection/servers.ts'

/** A pool or a transaction: repositories accept both. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

interface DatabaseOptions {
  maxConnections?: number
  applicationName?: string
  /** Called when a connection is lost. The pool replaces it by itself. */
  onError?: (error: Error) => void
}

export const openDatabase = ({
  maxConnections = 10,
  applicationName = 'colocdar',
  onError,
  ...target
}: DatabaseOptions & ({ url: string } | { servers: Servers })): Database => {
  const servers = 'servers' in target ? target.servers : createServers(target.url)
  const pool = new DatabasePool({
    servers,
    max: maxConnections,
    connectionTimeoutMillis: servers.timeouts.waitMs,
    application_name: applicationName,
  })
  let closing = false
  // The pool ends before its connections do. Errors on those, when PostgreSQL stops as well, are expected.
  const report = (error: Error) => {
    if (!closing) onError?.(error)
  }
  pool.on('error', report)
  // A connection lost while in use fails its query and also emits an error.
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
