import type { VilleAdmin } from '@colocdar/contracts/villes-administration'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { villes } from '../../schema/villes.ts'

export type VilleSettings = Pick<typeof villes.$inferSelect, 'nom' | 'nomArabe' | 'image'>

export const selectVillesAdmin = (db: Db): Promise<VilleAdmin[]> =>
  db.select(columns).from(villes).orderBy(asc(villes.position), asc(villes.id))

/** Also blocks new listings that refer to the city. */
export const lockVille = async (db: Db, id: number): Promise<VilleAdmin | null> => {
  await db.select({ id: villes.id }).from(villes).where(eq(villes.id, id)).for('update')
  // Counted in a second statement, which sees listings that were committed while we waited for the lock.
  const [row] = await db.select(columns).from(villes).where(eq(villes.id, id))
  return row ?? null
}

/** Locks all cities: two concurrent moves would overwrite each other's positions. */
export const lockOrder = async (db: Db): Promise<number[]> => {
  await db.select({ id: villes.id }).from(villes).orderBy(asc(villes.id)).for('no key update')
  const order = await db.select({ id: villes.id }).from(villes).orderBy(asc(villes.position), asc(villes.id))
  return order.map(({ id }) => id)
}

/** Null when the name is taken. */
export const insertVilleLast = async (db: Db, ville: VilleSettings & { slug: string }): Promise<number | null> => {
  const [row] = await db
    .insert(villes)
    .values({ ...ville, position: sql`(select coalesce(max(position) + 1, 0) from villes)` })
    .onConflictDoNothing()
    .returning({ id: villes.id })
  return row?.id ?? null
}

export const isNomTaken = async (db: Db, nom: string, exceptId: number): Promise<boolean> => {
  const rows = await db.select({ id: villes.id }).from(villes).where(sql`lower(${villes.nom}) = lower(${nom})`)
  return rows.some(({ id }) => id !== exceptId)
}

export const updateVille = async (db: Db, id: number, change: VilleSettings): Promise<void> => {
  await db.update(villes).set(change).where(eq(villes.id, id))
}

/** Numbers the cities in the order of `ids`, updating only those whose position changes. */
export const updateOrder = async (db: Db, ids: number[]): Promise<void> => {
  await db.execute(sql`
    update villes set position = wanted.place - 1
    from unnest(${sql.param(ids)}::int[]) with ordinality as wanted (id, place)
    where villes.id = wanted.id and villes.position <> wanted.place - 1`)
}

export const deleteVille = async (db: Db, id: number): Promise<void> => {
  await db.delete(villes).where(eq(villes.id, id))
}

// Qualified names by hand: Drizzle omits the table name in single-table queries, and `id` would mean offres.id here.
const columns = {
  ...pick(villes, 'id', 'nom', 'nomArabe', 'image', 'position', 'verifiedColocCount', 'verifiedDemandeCount'),
  offres: sql<number>`(select count(*)::int from offres where offres.ville_id = villes.id)`,
  demandes: sql<number>`(select count(*)::int from demandes where demandes.ville_id = villes.id)`,
}
