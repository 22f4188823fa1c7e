import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import type { TestApp } from './test-app.ts'

// Rate limits, which refused calls change too.
const aside = ['limits']

let statement: SQL | undefined

/** A hash of each table, to check that nothing changed. */
export const fingerprint = async ({ deps: { db, views } }: TestApp): Promise<Record<string, string>> => {
  // Otherwise the views of earlier calls are written by a timer, at any moment.
  await views.flush()
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
      // A sum needs no order: sorting rows as French text took most of the time.
      ({ name }) => sql`select ${name}::text as name, count(*) || ' ' || sum(hashtextextended(t::text, 0)) as hash
        from ${sql.identifier(name)} t`,
    )
  return sql.join(hashes, sql` union all `)
}
