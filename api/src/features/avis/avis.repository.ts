import type { Avis } from '@colocdar/contracts/avis'
import type { Paged } from '@colocdar/contracts/common'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type PageRequest, selectPage } from '../../db/paged-list.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { avis, publicAvis } from '../../schema/avis.ts'
import { pick } from '../../schema/columns.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** The contract's fields, and whose it is. */
export type AvisRow = Avis & { auteurId: number }

/** Validated reviews, newest first. */
export const selectPublicAvis = (db: Db, page: PageRequest, present: (row: AvisRow) => Avis): Promise<Paged<Avis>> =>
  selectPage(
    selectAvis(db).where(publicAvis(avis)).orderBy(desc(avis.createdAt), desc(avis.id)),
    db.$count(avis, publicAvis(avis)),
    page,
    (row) => present(withIsoDates(row)),
  )

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
