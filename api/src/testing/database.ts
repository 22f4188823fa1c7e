import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createServers, type DatabaseTimeouts, databaseTimeouts, type Servers } from '../db/connection/servers.ts'
import { type Database, openDatabase } from '../db/database.ts'

/** As the product names it: servers of tests start with copies of its files. */
export const templateDatabase = 'colocdar'

/** For a machine that stands still for many seconds, or whose dozens of calls wait for one of a few connections. */
export const patientTimeouts: DatabaseTimeouts = {
  ...databaseTimeouts,
  connectMs: 60_000,
  waitMs: 60_000,
  statementMs: 60_000,
  queryMs: 120_000,
  heartbeatAnswerMs: 60_000,
}

export interface TestDatabase extends Database {
  url: string
  /** With its times, for what opens connections of its own. */
  servers: Servers
}

/** A copy of the migrated template database; `close` drops it. */
export const createTestDatabase = async (postgresUrl: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(postgresUrl, `create database ${name} template ${templateDatabase} strategy file_copy`)
  const url = withDatabase(postgresUrl, name)
  const servers = createServers(url, patientTimeouts)
  const database = openDatabase({ servers, maxConnections: 6 })
  return {
    ...database,
    url,
    servers,
    async close() {
      await database.close()
      await administer(postgresUrl, `drop database ${name} with (force)`)
    },
  }
}

/** One connection for all files of a worker: opening two for each was a tenth of what PostgreSQL did. */
const administrators = new Map<string, Promise<pg.Client>>()

const administer = async (postgresUrl: string, statement: string): Promise<void> => {
  const client = administrators.get(postgresUrl) ?? connect(withDatabase(postgresUrl, 'postgres'))
  administrators.set(postgresUrl, client)
  await (await client).query(statement)
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client(url)
  // PostgreSQL stops before the worker does.
  client.on('error', () => {})
  await client.connect()
  return client
}

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
