import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { avis, publicAvis } from '../../schema/avis.ts'
import { pick } from '../../schema/columns.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** Validated reviews, newest first. */
export const selectPublicAvis = async (db: Db, page: { limit: number; offset: number }) => {
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
) => {
  const [inserted] = await db.insert(avis).values(review).returning({ id: avis.id })
  const [row] = inserted ? await selectAvis(db).where(eq(avis.id, inserted.id)) : []
  if (!row) throw new Error('the review was not inserted')
  return withIsoDates(row)
}

const selectAvis = (db: Db) =>
  db
    .select({
      ...pick(avis, 'id', 'commentaire', 'note', 'valide', 'auteurId', 'createdAt'),
      auteur: pick(utilisateurs, 'nom', 'prenom', 'email'),
    })
    .from(avis)
    .innerJoin(utilisateurs, eq(utilisateurs.id, avis.auteurId))
