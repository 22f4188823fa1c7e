import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { favoris } from '../../schema/favoris.ts'
import { villes } from '../../schema/villes.ts'

type FavoriInsert = typeof favoris.$inferInsert

/** Newest first. The limit of the contract keeps it short. */
export const selectFavorisOf = (db: Db, utilisateurId: number) =>
  db
    .select({
      ...pick(favoris, 'offreId', 'prix', 'ajouteLe'),
      villeNom: villes.nom,
      villeNomArabe: villes.nomArabe,
    })
    .from(favoris)
    .leftJoin(villes, eq(villes.id, favoris.villeId))
    .where(eq(favoris.utilisateurId, utilisateurId))
    .orderBy(desc(favoris.ajouteLe), desc(favoris.offreId))

export const selectFavoriIds = async (db: Db, utilisateurId: number): Promise<number[]> =>
  (await selectFavorisOf(db, utilisateurId)).map(({ offreId }) => offreId)

export const insertFavoris = async (db: Db, rows: FavoriInsert[]): Promise<void> => {
  if (rows.length > 0) await db.insert(favoris).values(rows).onConflictDoNothing()
}

export const deleteFavori = async (db: Db, utilisateurId: number, offreId: number): Promise<void> => {
  await db.delete(favoris).where(and(eq(favoris.utilisateurId, utilisateurId), eq(favoris.offreId, offreId)))
}
