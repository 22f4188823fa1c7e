import { listReperes } from '@colocdar/api/features/reperes/reperes.service'
import { createTestDatabase } from '@colocdar/api/testing/database'
import { expect, inject, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { prepareDatabase } from './prepare-database.ts'

const config = readConfig({ PUBLIC_URL: 'https://colocdar.ma', SMTP_URL: 'smtp://127.0.0.1' }, 'production')

it('gives an empty database its first content once, when two processes start together', async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  const isWaiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  let fills = 0
  const fill = async () => {
    fills += 1
    // Until the other process waits for this one, or does the same beside it.
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(isWaiting)
      expect(rows.length + fills).toBe(2)
    }, 60_000)
    await database.pool.query(
      `insert into villes (slug, nom, position) values ('safi', 'Safi', 1) on conflict do nothing`,
    )
  }
  const start = () => prepareDatabase(config, database.url, [], fill)
  await Promise.all([start(), start()])
  expect(fills).toBe(1)
  await database.close()
})

it('brings the landmarks of a release to a database that has its cities, and leaves those of an administrator', async () => {
  const database = await createTestDatabase(inject('postgresUrl'))
  const { rows } = await database.pool.query(
    `insert into villes (slug, nom, position) values ('agadir', 'Agadir', 1) returning id`,
  )
  const start = () => prepareDatabase(config, database.url, [], () => expect.fail('nothing is filled'))
  const names = async () => (await listReperes(database.db, rows[0].id)).map(({ nom }) => nom)
  await start()
  expect(await names()).toContain('Université Ibn Zohr')
  await database.pool.query(`update reperes set nom = 'La fac' where nom = 'Université Ibn Zohr'`)
  await start()
  expect(await names()).toContain('La fac')
  expect(await names()).not.toContain('Université Ibn Zohr')
  await database.close()
})
