import type { RepereAdmin } from '@colocdar/contracts/reperes-administration'
import { asc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { reperes } from '../../schema/reperes.ts'
import { villes } from '../../schema/villes.ts'

export type RepereSettings = Pick<typeof reperes.$inferSelect, 'nom' | 'nomArabe' | 'genre' | 'alias'>

const other = alias(reperes, 'other')

const selectAdmin = (db: Db) =>
  db
    .select({
      ...pick(reperes, 'id', 'slug', 'nom', 'nomArabe', 'genre', 'alias', 'villeId', 'offres'),
      ville: villes.nom,
      fusion: sql<RepereAdmin['fusion']>`case when ${other.id} is not null
        then json_build_object('id', ${other.id}, 'nom', ${other.nom}) end`,
    })
    .from(reperes)
    .innerJoin(villes, eq(villes.id, reperes.villeId))
    .leftJoin(other, eq(other.id, reperes.fusionId))

export const selectReperesAdmin = (db: Db): Promise<RepereAdmin[]> =>
  selectAdmin(db).orderBy(asc(villes.position), asc(reperes.genre), asc(reperes.nom))

/** Locks its city too: offers count themselves under that lock. */
export const lockRepere = async (db: Db, id: number): Promise<RepereAdmin | null> => {
  await db.execute(sql`select from villes where id = (select ville_id from reperes where id = ${id}) for no key update`)
  const [row] = await selectAdmin(db).where(eq(reperes.id, id))
  return row ?? null
}

export const hasVille = async (db: Db, id: number): Promise<boolean> => (await db.$count(villes, eq(villes.id, id))) > 0

/** Null when the name is taken; a slug that is taken gets a number. */
export const insertRepere = async (
  db: Db,
  { slug, ...repere }: RepereSettings & { villeId: number; slug: string },
): Promise<number | null> => {
  const [row] = await db
    .insert(reperes)
    .values({
      ...repere,
      slug: sql`case when exists (select from reperes where slug = ${slug})
        then ${slug} || '-' || (select max(id) + 1 from reperes) else ${slug} end`,
    })
    .onConflictDoNothing()
    .returning({ id: reperes.id })
  return row?.id ?? null
}

export const isNomTaken = async (db: Db, { id, villeId, nom }: { id: number; villeId: number; nom: string }) =>
  (await db.$count(
    reperes,
    sql`ville_id = ${villeId} and lower(nom) = lower(${nom}) and id <> ${id} and fusion_id is null`,
  )) > 0

export const updateRepere = async (db: Db, id: number, change: RepereSettings): Promise<void> => {
  await db.update(reperes).set(change).where(eq(reperes.id, id))
}

/** Offers are found by either id from now on; the number of those that name one of them is counted again. */
export const updateFusion = async (db: Db, id: number, avecId: number): Promise<void> => {
  await db
    .update(reperes)
    .set({ fusionId: avecId, offres: 0 })
    .where(or(eq(reperes.id, id), eq(reperes.fusionId, id)))
  await db.execute(sql`
    update reperes set offres = (select count(*) from offres_recherche where vecteur @@ (
      select string_agg('''~' || same.id || ':'':*', ' | ')::tsquery from reperes same where ${avecId} in (same.id, same.fusion_id)))
    where id = ${avecId}`)
}
