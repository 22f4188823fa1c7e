import { createServers } from '@colocdar/api/db/connection/servers'
import { openDatabase } from '@colocdar/api/db/database'
import { createTestDatabase, type TestDatabase } from '@colocdar/api/testing/database'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { watchQueries } from './watch-queries.ts'

let database: TestDatabase
// A connection to the template would keep other files from copying it.
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
})
afterAll(() => database.close())

it.each([
  { slowMs: 40, slow: 3 },
  { slowMs: 60_000, slow: 0 },
  { slowMs: 0, slow: 0 },
])('logs $slow of 4 queries that take 50 ms when $slowMs ms are slow, without their parameters', async (given) => {
  const lines: object[] = []
  const watch = watchQueries({ slowMs: given.slowMs, log: { warn: (details: object) => void lines.push(details) } })
  const servers = createServers(database.url)
  servers.beginQuery = watch.begin
  const { db, pool, close } = openDatabase({ servers, maxConnections: 1 })
  await db.execute('select pg_sleep(0.05)')
  await db.transaction((tx) => tx.execute('select pg_sleep(0.05)'))
  await pool.query('select pg_sleep(0.05), $1::text', ['canary'])
  await db.execute('select 1')
  await close()
  // On a busy machine any other query may be slow as well.
  expect(lines.filter((line) => JSON.stringify(line).includes('pg_sleep'))).toHaveLength(given.slow)
  expect(watch.slow).toBe(lines.length)
  expect(JSON.stringify(lines)).not.toContain('canary')
})
