import type { Avis } from '@colocdar/contracts/avis'
import { count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { avis, publicAvis } from '../../schema/avis.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** The contract's fields, and the author's id. */
export type AvisRow = Avis & { auteurId: number }

/** Validated reviews, newest first. */
export const selectPublicAvis = async (db: Db, page: { limit: number; offset: number }): Promise<AvisRow[]> =>
  toAvisRows(
    await selectAvis(db)
      .where(publicAvis(avis))
      .orderBy(desc(avis.createdAt), desc(avis.id))
      .limit(page.limit)
      .offset(page.offset),
  )

export const countPublicAvis = async (db: Db): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(avis).where(publicAvis(avis))
  return row?.total ?? 0
}

export const insertAvis = async (
  db: Db,
  review: Pick<typeof avis.$inferInsert, 'auteurId' | 'commentaire' | 'note' | 'createdAt' | 'submittedAt'>,
): Promise<AvisRow> => {
  const [inserted] = await db.insert(avis).values(review).returning({ id: avis.id })
  const [row] = inserted ? toAvisRows(await selectAvis(db).where(eq(avis.id, inserted.id))) : []
  if (!row) throw new Error('the review was not inserted')
  return row
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

const toAvisRows = (rows: (Omit<AvisRow, 'createdAt'> & { createdAt: Date })[]): AvisRow[] =>
  rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
