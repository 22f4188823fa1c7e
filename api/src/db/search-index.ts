import type pg from 'pg'

const batch = 2_000

/**
 * Indexes the ads that were public before the search had its tables, once, in short transactions: meanwhile the release
 * before goes on serving and writing, and its triggers index what it publishes. Interrupted, it goes on where it was.
 */
export const fillSearchIndex = async (client: pg.Client): Promise<void> => {
  await client.query('create table if not exists drizzle.fills (name text primary key)')
  const { rowCount: isFilled } = await client.query(`select from drizzle.fills where name = 'search'`)
  if (isFilled) return
  await fill(client, 'index_offres_after')
  await fill(client, 'index_demandes_after')
  await client.query('analyze offres_recherche, demandes_recherche, quartiers')
  await client.query(`insert into drizzle.fills (name) values ('search') on conflict do nothing`)
}

const fill = async (client: pg.Client, next: 'index_offres_after' | 'index_demandes_after'): Promise<void> => {
  for (let after: number | null = 0; after !== null; ) {
    const { rows }: pg.QueryResult<{ last: number | null }> = await client.query(`select ${next}($1, $2) as last`, [
      after,
      batch,
    ])
    after = rows[0]?.last ?? null
  }
}
