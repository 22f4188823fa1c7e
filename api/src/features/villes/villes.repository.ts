import type { Ville, VilleInfo } from '@colocdar/contracts/villes'
import { asc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pick } from '../../schema/columns.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { villes } from '../../schema/villes.ts'

export const selectVilles = (db: Db, page: { limit: number; offset: number }): Promise<Ville[]> =>
  db
    .select(pick(villes, 'id', 'nom', 'nomArabe', 'image'))
    .from(villes)
    .orderBy(asc(villes.position), asc(villes.id))
    .limit(page.limit)
    .offset(page.offset)

export const countVilles = (db: Db): Promise<number> => db.$count(villes)

/** Prepared: the home page and every list read it. */
export const selectVilleInfos = (db: Db): Promise<VilleInfo[]> =>
  prepared(db, 'ville_infos', (name) =>
    db
      .select(pick(villes, 'id', 'nom', 'nomArabe', 'image', 'verifiedColocCount', 'verifiedDemandeCount'))
      .from(villes)
      .orderBy(asc(villes.position), asc(villes.id))
      .prepare(name),
  ).execute()

/** The cities around this one, nearest first, as the crow flies (haversine). Without a position there are none. */
export const selectNearVilles = async (db: Db, villeId: number, limit: number) => {
  const { rows } = await db.execute<{ id: number; nom: string; nomArabe: string | null; distanceKm: number }>(sql`
    select there.id, there.nom, there.nom_arabe as "nomArabe", round(2 * 6371 * asin(sqrt(
      sin(radians(there.latitude - here.latitude) / 2) ^ 2
      + cos(radians(here.latitude)) * cos(radians(there.latitude))
        * sin(radians(there.longitude - here.longitude) / 2) ^ 2)))::int as "distanceKm"
    from ${villes} here join ${villes} there on there.id <> here.id
    where here.id = ${villeId}
      and num_nulls(here.latitude, here.longitude, there.latitude, there.longitude) = 0
    order by "distanceKm", there.id limit ${limit}`)
  return rows
}

export const selectVilleId = async (db: Db, reference: number | string): Promise<number | null> => {
  const [row] = await db
    .select({ id: villes.id })
    .from(villes)
    .where(
      typeof reference === 'number'
        ? eq(villes.id, reference)
        : or(sql`lower(${villes.nom}) = lower(${reference})`, sql`${villes.slug} = lower(${reference})`),
    )
  return row?.id ?? null
}

export const insertVilles = async (db: Db, rows: (typeof villes.$inferInsert)[]): Promise<void> => {
  await db.insert(villes).values(rows)
}

export const lockCounters = async (db: Db, utilisateurId: number): Promise<void> => {
  await db.execute(sql`
    select id from villes
    where id in (
      select ${offres.villeId} from ${offres} where ${offres.proprietaireId} = ${utilisateurId}
      union select ${demandes.villeId} from ${demandes} where ${demandes.demandeurId} = ${utilisateurId})
    order by id for no key update`)
}

export const lockVilles = async (db: Db, ids: number[]): Promise<void> => {
  await db.execute(sql`select id from villes where id = any(${sql.param(ids)}::int[]) order by id for no key update`)
}
