import { fillPlaceholders, type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Db } from './database.ts'

const statementsOf = new WeakMap<Db, Map<string, unknown>>()

/**
 * A prepared statement, built once per database handle: later calls skip Drizzle's SQL generation and, on the same
 * connection, PostgreSQL's parsing and planning. Statements with different SQL need different names.
 */
export const prepared = <T>(db: Db, name: string, build: (name: string) => T): T => {
  const statements = statementsOf.get(db) ?? new Map<string, unknown>()
  statementsOf.set(db, statements)
  const known = statements.get(name) as T | undefined
  if (known) return known
  const built = build(name)
  statements.set(name, built)
  return built
}

interface Reading {
  /** Of the prepared statement. Without one it is planned each time. */
  name?: string
  build(): { toSQL(): { sql: string; params: unknown[] } }
  values?: Record<string, unknown>
}

/**
 * The rows of a select as `pg` reads them, under the names that the select gives: Drizzle maps them value by value, for a
 * page of twelve offers a tenth of what the server does for a search. Moments are texts, as in answers. Not within a
 * transaction.
 */
export const readRows = async <Row extends object>(db: Db, { name, build, values = {} }: Reading): Promise<Row[]> => {
  const { sql: text, params } = name ? prepared(db, name, () => build().toSQL()) : build().toSQL()
  const { $client } = db as Db & { $client: pg.Pool }
  const { rows } = await $client.query<Row>({ name, text, types }, fillPlaceholders(params, values))
  return rows
}

const { builtins, getTypeParser } = pg.types
const asTexts: Record<number, (value: string) => string> = {
  [builtins.DATE]: (day) => day,
  [builtins.TIMESTAMPTZ]: (instant) => new Date(instant).toISOString(),
}
const types = { getTypeParser: ((oid, format) => asTexts[oid] ?? getTypeParser(oid, format)) as typeof getTypeParser }

/** Rows of `id` and `place` for the placeholder `ids`. */
export const inGivenOrder: SQL = sql`select id, place from unnest(${sql.placeholder('ids')}::int[]) with ordinality as given (id, place)`
