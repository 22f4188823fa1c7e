import type pg from 'pg'

/**
 * The oldest code that works on the schema of this version, named by its newest migration: here that of 1.1. Releases
 * expand the schema first and contract it later: raise this in the release whose migrations remove or rename something
 * that code up to here still uses (docs/decisions/0016).
 */
const oldestCode = 1_794_906_981_282

/** A reason to leave a database alone that the operator can act on: the message is shown without a stack. */
export class SchemaRefusal extends Error {
  override name = 'SchemaRefusal'
}

/** The newest applied migration; null in a database without any. */
export const readSchemaVersion = async (client: pg.Client): Promise<number | null> => {
  if (!(await hasTable(client, 'drizzle.__drizzle_migrations'))) return null
  const { rows } = await client.query('select max(created_at)::text as version from drizzle.__drizzle_migrations')
  return rows[0].version === null ? null : Number(rows[0].version)
}

/**
 * Whether a newer version has migrated the database, as seen by code with these migrations. Throws when that version
 * has said that such old code no longer works, and when the database is older than the first of the migrations.
 */
export const isNewerSchema = async (client: pg.Client, known: number[]): Promise<boolean> => {
  const version = await readSchemaVersion(client)
  const newestKnown = Math.max(...known)
  if (version === null) return false
  if (version < Math.min(...known))
    throw new SchemaRefusal(
      'Cette base vient d’une version de Colocdar d’avant la 1.1 : démarrez-la d’abord avec la version 1.1, qui la met à jour, puis avec celle-ci.',
    )
  if (version <= newestKnown) return false
  if (newestKnown >= (await readOldestCode(client))) return true
  throw new SchemaRefusal(
    'Cette base a été mise à jour par une version plus récente de Colocdar, avec laquelle celle-ci ne sait pas travailler : démarrez la plus récente, ou restaurez une sauvegarde d’avant la mise à jour.',
  )
}

/** Stores which code may still start. Before the migrations: after a crash in between, too much is refused, not too little. */
export const storeOldestCode = async (client: pg.Client, oldest = oldestCode): Promise<void> => {
  await client.query('create table if not exists drizzle.compatibility (oldest_code bigint not null)')
  await client.query(
    `with raised as (update drizzle.compatibility set oldest_code = greatest(oldest_code, $1) returning 1)
     insert into drizzle.compatibility (oldest_code) select $1 where not exists (select from raised)`,
    [oldest],
  )
}

// Without a word about it, none but the newest.
const readOldestCode = async (client: pg.Client): Promise<number> => {
  if (!(await hasTable(client, 'drizzle.compatibility'))) return Number.POSITIVE_INFINITY
  const { rows } = await client.query('select max(oldest_code)::text as oldest from drizzle.compatibility')
  return rows[0].oldest === null ? Number.POSITIVE_INFINITY : Number(rows[0].oldest)
}

const hasTable = async (client: pg.Client, name: string): Promise<boolean> => {
  const { rows } = await client.query('select to_regclass($1) is not null as known', [name])
  return rows[0].known
}
