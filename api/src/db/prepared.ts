import { type SQL, sql } from 'drizzle-orm'
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

/** Rows of `id` and `place` for the placeholder `ids`. */
export const inGivenOrder: SQL = sql`select id, place from unnest(${sql.placeholder('ids')}::int[]) with ordinality as given (id, place)`
