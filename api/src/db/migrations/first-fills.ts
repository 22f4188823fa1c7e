import type pg from 'pg'

const batch = 2_000

/** Tables that triggers keep, and the functions that fill them for ads that were public before the tables, or their words. */
const fills = [
  {
    name: 'search',
    functions: ['index_offres_after', 'index_demandes_after'],
    tables: 'offres_recherche, demandes_recherche, quartiers',
  },
  { name: 'confirmee', functions: ['mark_confirmed_after'], tables: 'offres_recherche' },
  {
    name: 'arabic',
    functions: ['refold_offres_after', 'refold_demandes_after', 'refold_quartiers_after'],
    tables: 'offres_recherche, demandes_recherche, quartiers',
  },
  { name: 'offres_json', functions: ['write_offres_after'], tables: 'offres_json' },
]

/**
 * Fills each once, in short transactions: meanwhile the release before goes on serving and writing, and its triggers
 * add what it publishes. Interrupted, it goes on where it was.
 */
export const fillNewTables = async (client: pg.Client): Promise<void> => {
  await client.query('create table if not exists drizzle.fills (name text primary key)')
  const { rows } = await client.query<{ name: string }>('select name from drizzle.fills')
  const filled = new Set(rows.map(({ name }) => name))
  for (const { name, functions, tables } of fills.filter((each) => !filled.has(each.name))) {
    for (const next of functions) await callInBatches(client, next)
    await client.query(`analyze ${tables}`)
    await client.query('insert into drizzle.fills (name) values ($1) on conflict do nothing', [name])
  }
}

const callInBatches = async (client: pg.Client, next: string): Promise<void> => {
  for (let after: number | null = 0; after !== null; ) {
    const { rows }: pg.QueryResult<{ last: number | null }> = await client.query(`select ${next}($1, $2) as last`, [
      after,
      batch,
    ])
    after = rows[0]?.last ?? null
  }
}
