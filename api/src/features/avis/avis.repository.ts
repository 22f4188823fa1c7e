import type { Avis } from '@colocdar/contracts/avis'
import type { Paged } from '@colocdar/contracts/common'
import { and, desc, eq, ne } from 'drizzle-orm'
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

/** Locked until the transaction ends: two administrators decide one after the other. */
export const lockAvisForDecision = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      ...pick(avis, 'id', 'version', 'submittedAt', 'decidedAt', 'motifRefus'),
      verified: avis.valide,
      auteur: pick(utilisateurs, 'email', 'blockedAt'),
    })
    .from(avis)
    .innerJoin(utilisateurs, eq(utilisateurs.id, avis.auteurId))
    .where(eq(avis.id, id))
    .for('no key update', { of: avis })
  return row ?? null
}

type Change = Partial<Pick<typeof avis.$inferSelect, 'valide' | 'motifRefus' | 'decidedAt'>>

/** Returns the new version. */
export const updateModeratedAvis = async (db: Db, id: number, change: Change): Promise<number> => {
  const [row] = await db.update(avis).set(change).where(eq(avis.id, id)).returning({ version: avis.version })
  if (!row) throw new Error(`review ${id} disappeared while it was locked`)
  return row.version
}

export const updateMasque = async (db: Db, auteurId: number, masque: boolean): Promise<void> => {
  await db
    .update(avis)
    .set({ masque })
    .where(and(eq(avis.auteurId, auteurId), ne(avis.masque, masque)))
}

const selectAvis = (db: Db) =>
  db
    .select({
      ...pick(avis, 'id', 'commentaire', 'note', 'valide', 'auteurId', 'createdAt'),
      auteur: pick(utilisateurs, 'nom', 'prenom', 'email'),
    })
    .from(avis)
    .innerJoin(utilisateurs, eq(utilisateurs.id, avis.auteurId))
