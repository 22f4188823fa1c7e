import { and, asc, eq, gt, lt, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type CleUsage, cleDefis, cles } from '../../schema/cles.ts'
import { pick } from '../../schema/columns.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export const selectClesOf = (db: Db, utilisateurId: number) =>
  db
    .select(pick(cles, 'id', 'nom', 'credentialId', 'createdAt', 'utiliseeLe'))
    .from(cles)
    .where(eq(cles.utilisateurId, utilisateurId))
    .orderBy(asc(cles.id))

export const countClesOf = (db: Db, utilisateurId: number): Promise<number> =>
  db.$count(cles, eq(cles.utilisateurId, utilisateurId))

/** Null when the credential is known already. */
export const insertCle = async (db: Db, row: typeof cles.$inferInsert) => {
  const [cle] = await db.insert(cles).values(row).onConflictDoNothing().returning()
  return cle ?? null
}

export const deleteCle = async (db: Db, utilisateurId: number, id: number): Promise<boolean> => {
  const rows = await db
    .delete(cles)
    .where(and(eq(cles.id, id), eq(cles.utilisateurId, utilisateurId)))
    .returning(pick(cles, 'id'))
  return rows.length > 0
}

export const deleteClesOf = async (db: Db, utilisateurId: number): Promise<boolean> => {
  await db.delete(cleDefis).where(eq(cleDefis.utilisateurId, utilisateurId))
  const rows = await db.delete(cles).where(eq(cles.utilisateurId, utilisateurId)).returning(pick(cles, 'id'))
  return rows.length > 0
}

export const selectByCredential = async (db: Db, credentialId: string) => {
  const [row] = await db
    .select({ ...pick(cles, 'id', 'utilisateurId', 'publicKey', 'compteur'), email: utilisateurs.email })
    .from(cles)
    .innerJoin(utilisateurs, eq(utilisateurs.id, cles.utilisateurId))
    .where(eq(cles.credentialId, credentialId))
  return row ?? null
}

/** False when the key was removed meanwhile, or another sign-in has already counted as far. */
export const raiseCompteur = async (
  db: Db,
  { id, compteur, now }: { id: number; compteur: number; now: Date },
): Promise<boolean> => {
  const isHigher = compteur === 0 ? eq(cles.compteur, 0) : lt(cles.compteur, compteur)
  const rows = await db
    .update(cles)
    .set({ compteur, utiliseeLe: now })
    .where(and(eq(cles.id, id), isHigher))
    .returning(pick(cles, 'id'))
  return rows.length > 0
}

/** Deletes the expired ones on the way. */
export const insertDefi = async (db: Db, row: typeof cleDefis.$inferInsert, now: Date): Promise<void> => {
  await db.delete(cleDefis).where(or(lte(cleDefis.expiresAt, now), replacedBy(row)))
  await db.insert(cleDefis).values(row)
}

/** A member adds one key at a time. */
const replacedBy = ({ utilisateurId }: typeof cleDefis.$inferInsert) =>
  utilisateurId ? eq(cleDefis.utilisateurId, utilisateurId) : undefined

/** True for exactly one caller. */
export const takeDefi = async (
  db: Db,
  { defiHash, usage, utilisateurId, now }: { defiHash: Buffer; usage: CleUsage; utilisateurId?: number; now: Date },
): Promise<boolean> => {
  const rows = await db
    .delete(cleDefis)
    .where(
      and(
        eq(cleDefis.defiHash, defiHash),
        eq(cleDefis.usage, usage),
        utilisateurId === undefined ? undefined : eq(cleDefis.utilisateurId, utilisateurId),
        gt(cleDefis.expiresAt, now),
      ),
    )
    .returning(pick(cleDefis, 'defiHash'))
  return rows.length > 0
}
