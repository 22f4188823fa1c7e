import type { Avis } from '@colocdar/contracts/avis'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { avis, publicAvis } from '../../schema/avis.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** The contract's fields, and the author's id. */
export type AvisRow = Avis & { auteurId: number }

/** Validated reviews, newest first. */
export const selectPublicAvis = async (db: Db, page: { limit: number; offset: number }): Promise<AvisRow[]> => {
  const rows = await selectAvis(db)
    .where(publicAvis(avis))
    .orderBy(desc(avis.createdAt), desc(avis.id))
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(withIsoDates)
}

export const countPublicAvis = (db: Db): Promise<number> => db.$count(avis, publicAvis(avis))

export const insertAvis = async (
  db: Db,
  review: Pick<typeof avis.$inferInsert, 'auteurId' | 'commentaire' | 'note' | 'createdAt' | 'submittedAt'>,
): Promise<AvisRow> => {
  const [inserted] = await db.insert(avis).values(review).returning({ id: avis.id })
  const [row] = inserted ? await selectAvis(db).where(eq(avis.id, inserted.id)) : []
  if (!row) throw new Error('the review was not inserted')
  return withIsoDates(row)
}

const selectAvis = (db: Db) =>
  db
    .select({
      id: avis.id,
      commentaire: avis.commentaire,
      note: avis.note,
      valide: avis.valide,
      auteurId: avis.auteurId,
      auteur: { nom: utilisateurs.nom, prenom: utilisateurs.prenom, email: utilisateurs.email },
      createdAt: avis.createdAt,
    })
    .from(avis)
    .innerJoin(utilisateurs, eq(utilisateurs.id, avis.auteurId))
