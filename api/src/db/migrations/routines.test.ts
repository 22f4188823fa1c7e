import { readdirSync, readFileSync } from 'node:fs'
import { is, type Table } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { readCatalogue } from '../../testing/schema-catalogue.ts'
import { applyRoutines } from './routines.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.close()
})

const folder = new URL('../../../sql/', import.meta.url)
const text = readdirSync(folder)
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')
const column = async (query: string): Promise<string[]> =>
  (await client.query({ text: query, rowMode: 'array' })).rows.map(([value]) => value)

describe('api/sql', () => {
  it('holds every function and trigger of the database, and no other', async () => {
    const functions = [...text.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)\(/gm)].map(([, name]) => name)
    const triggers = [...text.matchAll(/^CREATE OR REPLACE TRIGGER (\w+)[^;]*? ON "(\w+)"/gm)]
    const ours = `select proname::text from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`
    expect((await column(ours)).sort()).toEqual(functions.sort())
    const known = await column(`select concat(tgname, ' ', tgrelid::regclass) from pg_trigger where not tgisinternal`)
    expect(known.sort()).toEqual(triggers.map(([, name, table]) => `${name} ${table}`).sort())
  })

  it('is what docs/database.md lists', async () => {
    const page = readFileSync(new URL('../../../../docs/database.md', import.meta.url), 'utf8')
    const listed = [...page.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].flatMap(([, name, tables = '']) =>
      [...tables.matchAll(/\w+/g)].map(([table]) => `${name} ${table}`),
    )
    const known = await column(`select concat(tgname, ' ', tgrelid::regclass) from pg_trigger where not tgisinternal`)
    expect(listed.sort()).toEqual(known.sort())
    const drawn = await column(
      `select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    for (const table of drawn) expect(page).toContain(table)
  })

  it('is applied again when its text changed, and else nothing is written', async () => {
    const before = await readCatalogue(client)
    const written = 'select xmin::text from pg_proc union all select xmin::text from pg_trigger'
    const rows = await column(written)
    await applyRoutines(client)
    expect(await column(written)).toEqual(rows)
    await client.query(`update drizzle.routines set sha256 = 'other'; drop trigger touch_row on offres;
      create or replace function touch_row() returns trigger language plpgsql as 'begin return null; end'`)
    await applyRoutines(client)
    expect(await readCatalogue(client)).toEqual(before)
  })

  it('leaves what a newer release wrote', async () => {
    await client.query(
      `update drizzle.routines set sha256 = 'newer', release = '1.100.0'; drop trigger touch_row on offres`,
    )
    await applyRoutines(client)
    expect(await column('select sha256 from drizzle.routines')).toEqual(['newer'])
    await client.query(`update drizzle.routines set release = '1.1.0'`)
    await applyRoutines(client)
    expect(await column(`select tgname::text from pg_trigger where tgname = 'touch_row'`)).toHaveLength(6)
  })

  it('changes nothing when one statement fails', async () => {
    await client.query(`update drizzle.routines set sha256 = 'other'; drop trigger touch_row on offres;
      alter table villes rename column image to picture`)
    await expect(applyRoutines(client)).rejects.toThrow('image')
    expect(await column(`select tgname::text from pg_trigger where tgname = 'touch_row'`)).toHaveLength(5)
    await client.query('alter table villes rename column picture to image')
    await applyRoutines(client)
  })
})

it('the tables are those of the schema', async () => {
  const schema = new URL('../../schema/', import.meta.url)
  const modules = await Promise.all(
    readdirSync(schema).map((name) => import(new URL(name, schema).href) as Promise<Record<string, Table>>),
  )
  const tables = modules
    .flatMap((each) => Object.values(each).filter((value) => is(value, PgTable)))
    .map(getTableConfig)
  const columns = tables.flatMap(({ name, columns: all }) =>
    all.map((each) => `${name}.${each.name} ${each.getSQLType().replace(', ', ',')}${each.notNull ? ' not null' : ''}`),
  )
  const known = `select concat(c.relname, '.', attname, ' ', format_type(atttypid, atttypmod),
      case when attnotnull then ' not null' end)
    from pg_attribute a join pg_class c on c.oid = attrelid
    where c.relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`
  expect((await column(known)).sort()).toEqual(columns.sort())
  const constraints = tables.flatMap((t) => [...t.checks, ...t.uniqueConstraints].map(({ name }) => name))
  const indexes = tables.flatMap((t) => t.indexes.map(({ config }) => config.name))
  const names = await column(`select conname::text from pg_constraint union select indexname from pg_indexes`)
  expect(names).toEqual(expect.arrayContaining([...constraints, ...indexes]))
})
