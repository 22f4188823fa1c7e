import type { Deps } from '../deps.ts'
import type { TestDatabase } from './database.ts'

interface Fingerprinted {
  database: Pick<TestDatabase, 'pool'>
  deps: { views: Pick<Deps['views'], 'flush'> }
}

// Rate limits, which refused calls change too, and the secret of their digests, which the first one to need it writes.
const aside = ['limits', 'limit_secrets']

let statement: string | undefined

/** A hash of each table, to check that nothing changed. */
export const fingerprint = async ({ database: { pool }, deps }: Fingerprinted): Promise<Record<string, string>> => {
  // Otherwise the views of earlier calls are written by a timer, at any moment.
  await deps.views.flush()
  statement ??= await statementFor(pool)
  // Prepared: to plan it takes ten times as long as to run it.
  const { rows } = await pool.query<{ name: string; hash: string }>({ name: 'fingerprint', text: statement })
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

const statementFor = async (pool: TestDatabase['pool']): Promise<string> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  return (
    rows
      .filter(({ name }) => !aside.includes(name))
      // A sum needs no order: sorting rows as French text took most of the time.
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*) || ' ' || sum(hashtextextended(t::text, 0)) as hash from ${name} t`,
      )
      .join(' union all ')
  )
}
