import { createTestDatabase } from '@colocdar/api/testing/database'
import { expect, inject, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { prepareDatabase } from './prepare-database.ts'

it('gives an empty database its first content once, when two processes start together', async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  const config = readConfig({ PUBLIC_URL: 'https://colocdar.ma', SMTP_URL: 'smtp://127.0.0.1' }, 'production')
  const isWaiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  let fills = 0
  const fill = async () => {
    fills += 1
    // Until the other process waits for this one, or does the same beside it.
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(isWaiting)
      expect(rows.length + fills).toBe(2)
    }, 10_000)
    await database.pool.query(
      `insert into villes (slug, nom, position) values ('safi', 'Safi', 1) on conflict do nothing`,
    )
  }
  const start = () => prepareDatabase(config, database.url, [], fill)
  await Promise.all([start(), start()])
  expect(fills).toBe(1)
  await database.close()
})
