import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts'
import { openDatabase } from '../database.ts'
import { type Listening, listen } from '../listening.ts'
import { isDatabaseDown } from '../query-errors.ts'
import { createServers, databaseTimeouts } from './servers.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let closing: (() => unknown)[]

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.close())
beforeEach(async () => {
  proxy = await startDatabaseProxy(database.url)
  closing = []
})
afterEach(async () => {
  // Connections to a silent server cannot say goodbye.
  await proxy.close()
  for (const close of closing) await close()
})

const open = (timeouts = {}) => {
  const servers = createServers(proxy.url, { ...databaseTimeouts, ...timeouts })
  const database = openDatabase({ servers, maxConnections: 1 })
  closing.push(database.close)
  return { servers, ...database }
}

const startListening = async (timeouts = {}) => {
  const { servers, ...database } = open({ heartbeatMs: 50, heartbeatAnswerMs: 5_000, connectMs: 2_000, ...timeouts })
  const events: string[] = []
  const channels = ['essai', 'essai_2']
  const listening: Listening = await listen({
    servers,
    applicationName: 'colocdar-listen',
    channels,
    onNotification: ({ payload }) => events.push(payload ?? ''),
    onConnected: () => events.push('connected'),
    onLost: () => events.push('lost'),
  })
  closing.push(() => listening.close())
  return { ...database, listening, events }
}

describe('a connection', () => {
  it('begins without settings, which PgBouncer refuses, and gets them afterwards', async () => {
    const { pool } = open()
    await startListening()
    const { rows } = await pool.query(`select name, setting from pg_settings
      where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`)
    expect(rows.map(({ setting }) => setting)).toEqual(['30000', '15000'])
    expect(proxy.startups.map(({ application_name }) => application_name)).toEqual(['colocdar-listen', 'colocdar'])
    for (const startup of proxy.startups)
      expect(Object.keys(startup).toSorted()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
  })

  it('that gets no answer is closed, and its place in the pool is free', async () => {
    const { db, pool } = open({ queryMs: 2_000 })
    await pool.query('select 1')
    proxy.silence({ newOnes: false })
    // `begin` itself gets no answer: Drizzle does not give back such a connection.
    const error = await db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error)
    expect(isDatabaseDown(error)).toBe(true)
    expect((await pool.query('select 2 as answer')).rows).toEqual([{ answer: 2 }])
    expect(pool.totalCount).toBe(1)
  })

  it('to a server that takes no more writes is closed', async () => {
    const { db, pool } = open()
    const pid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
    const before = await pid()
    await pool.query('set default_transaction_read_only = on')
    const write = db.transaction((tx) => tx.execute(sql`create table essai_lecture ()`))
    await expect(write).rejects.toMatchObject({ cause: { code: '25006' } })
    expect(await pid()).not.toBe(before)
  })
})

describe('a connection that listens', () => {
  it('[REL-14] is opened again when it went silent, and the others are left alone', async () => {
    const { listening, events, pool } = await startListening({ heartbeatAnswerMs: 1_500 })
    const pid = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid
    proxy.silence({ newOnes: false })
    const before = await pid()
    // It may be lost again where a heartbeat is late.
    await expect.poll(() => events.slice(0, 3)).toEqual(['connected', 'lost', 'connected'])
    expect(await pid()).toBe(before)
    await pool.query(`notify essai_2, 'bonjour'`)
    await expect.poll(() => events).toContain('bonjour')
    expect(listening.connected).toBe(true)
  })

  it('[REL-13] takes the others with it when its server is gone', async () => {
    const { listening, events, pool } = await startListening({ heartbeatAnswerMs: 1_500 })
    await pool.query('select 1')
    proxy.silence()
    const unanswered = pool.query('select 1')
    await expect(unanswered).rejects.toThrow('Connection terminated')
    expect(events).toEqual(['connected', 'lost'])
    await expect(listening.query('select 1')).rejects.toThrow('not listening')
    expect(listening.silentMs).toBeGreaterThan(100)
    proxy.heal()
    await expect.poll(() => events.at(-1)).toBe('connected')
    await pool.query('select 1')
  })

  it('is opened again when the server forgot what it listens to', async () => {
    const { listening, events } = await startListening()
    await listening.query('unlisten *')
    await expect.poll(() => events).toEqual(['connected', 'lost', 'connected'])
  })
})
