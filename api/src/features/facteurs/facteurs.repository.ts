import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { codesSecours, facteurs } from '../../schema/facteurs.ts'

export const selectFacteur = async (db: Db, utilisateurId: number) => {
  const [row] = await db
    .select(pick(facteurs, 'secret', 'createdAt'))
    .from(facteurs)
    .where(eq(facteurs.utilisateurId, utilisateurId))
  return row ?? null
}

export const upsertFacteur = async (db: Db, facteur: typeof facteurs.$inferInsert): Promise<void> => {
  await db.insert(facteurs).values(facteur).onConflictDoUpdate({ target: facteurs.utilisateurId, set: facteur })
}

/** False when there was none. Recovery codes are deleted with it. */
export const deleteFacteur = async (db: Db, utilisateurId: number): Promise<boolean> => {
  const { rowCount } = await db.delete(facteurs).where(eq(facteurs.utilisateurId, utilisateurId))
  return (rowCount ?? 0) > 0
}

/** True for exactly one caller a step, and never for an older one. */
export const useStep = async (db: Db, utilisateurId: number, step: number): Promise<boolean> => {
  const { rowCount } = await db
    .update(facteurs)
    .set({ dernierPas: step })
    .where(and(eq(facteurs.utilisateurId, utilisateurId), lt(facteurs.dernierPas, step)))
  return (rowCount ?? 0) > 0
}

/** True for exactly one caller. */
export const useCode = async (db: Db, utilisateurId: number, codeHash: Buffer): Promise<boolean> => {
  const { rowCount } = await db
    .delete(codesSecours)
    .where(and(eq(codesSecours.utilisateurId, utilisateurId), eq(codesSecours.codeHash, codeHash)))
  return (rowCount ?? 0) > 0
}

export const countCodes = (db: Db, utilisateurId: number): Promise<number> =>
  db.$count(codesSecours, eq(codesSecours.utilisateurId, utilisateurId))

export const replaceCodes = async (db: Db, utilisateurId: number, hashes: Buffer[]): Promise<void> => {
  await db.delete(codesSecours).where(eq(codesSecours.utilisateurId, utilisateurId))
  await db.insert(codesSecours).values(hashes.map((codeHash) => ({ utilisateurId, codeHash })))
}
