import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { TestApp } from './test-app.ts'

// Counters of tries, which a refused call may well move.
const aside = ['limits']

let statement: SQL | undefined

/** What the database holds, table by table: the same twice means that nothing changed in between. */
export const fingerprint = async ({ deps: { db } }: TestApp): Promise<Record<string, string>> => {
  statement ??= await statementFor(db)
  const { rows } = await db.execute<{ name: string; hash: string }>(statement)
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

const statementFor = async (db: Db): Promise<SQL> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const hashes = rows
    .filter(({ name }) => !aside.includes(name))
    .map(
      ({ name }) => sql`select ${name}::text as name, md5(string_agg(t::text, '|' order by t::text)) as hash
        from ${sql.identifier(name)} t`,
    )
  return sql.join(hashes, sql` union all `)
}
