import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { appareils } from '../../schema/appareils.ts'
import { pick } from '../../schema/columns.ts'

export const selectMarques = async (db: Db, utilisateurId: number): Promise<Buffer[]> => {
  const rows = await db
    .select(pick(appareils, 'marqueHash'))
    .from(appareils)
    .where(eq(appareils.utilisateurId, utilisateurId))
  return rows.map(({ marqueHash }) => marqueHash)
}

/** Inserts the device or marks it as seen, and deletes all but the last ones. */
export const upsertAppareil = async (
  db: Db,
  row: { utilisateurId: number; marqueHash: Buffer; vuLe: Date },
  most: number,
): Promise<void> => {
  await db
    .insert(appareils)
    .values({ ...row, createdAt: row.vuLe })
    .onConflictDoUpdate({ target: [appareils.utilisateurId, appareils.marqueHash], set: { vuLe: row.vuLe } })
  const ofMember = eq(appareils.utilisateurId, row.utilisateurId)
  const last = db
    .select(pick(appareils, 'marqueHash'))
    .from(appareils)
    .where(ofMember)
    .orderBy(desc(appareils.vuLe))
    .limit(most)
  await db.delete(appareils).where(and(ofMember, notInArray(appareils.marqueHash, last)))
}

export const selectAppareilsOf = (db: Db, utilisateurId: number): Promise<{ createdAt: Date; vuLe: Date }[]> =>
  db
    .select(pick(appareils, 'createdAt', 'vuLe'))
    .from(appareils)
    .where(eq(appareils.utilisateurId, utilisateurId))
    .orderBy(desc(appareils.vuLe))
