import type { Db } from './database.ts'

const statementsOf = new WeakMap<Db, Map<string, unknown>>()

/**
 * A named statement, built once per handle: Drizzle then writes no SQL on later calls, and PostgreSQL neither parses
 * nor plans it again on the same connection. The name must tell everything that changes the text.
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
