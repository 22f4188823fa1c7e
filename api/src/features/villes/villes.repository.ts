import type { Ville, VilleInfo } from '@colocdar/contracts/villes'
import { asc, count, eq, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { villes } from '../../schema/villes.ts'

export const selectVilles = (db: Db, page: { limit: number; offset: number }): Promise<Ville[]> =>
  db
    .select({ id: villes.id, nom: villes.nom, image: villes.image })
    .from(villes)
    .orderBy(asc(villes.position), asc(villes.id))
    .limit(page.limit)
    .offset(page.offset)

export const countVilles = async (db: Db): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(villes)
  return row?.total ?? 0
}

/** Prepared: the home page and every list read it. */
export const selectVilleInfos = (db: Db): Promise<VilleInfo[]> =>
  prepared(db, 'ville_infos', (name) =>
    db
      .select({
        id: villes.id,
        nom: villes.nom,
        image: villes.image,
        verifiedColocCount: villes.verifiedColocCount,
        verifiedDemandeCount: villes.verifiedDemandeCount,
      })
      .from(villes)
      .orderBy(asc(villes.position), asc(villes.id))
      .prepare(name),
  ).execute()

/** Of the cities whose position is known. */
export const selectVillePositions = async (db: Db) => {
  const rows = await db
    .select({ id: villes.id, nom: villes.nom, latitude: villes.latitude, longitude: villes.longitude })
    .from(villes)
  return rows.flatMap(({ latitude, longitude, ...ville }) =>
    latitude === null || longitude === null ? [] : [{ ...ville, latitude, longitude }],
  )
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
