import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export type ProfilChange = Partial<
  Pick<typeof utilisateurs.$inferSelect, 'nom' | 'prenom' | 'apropos' | 'photo' | 'identityVerified'>
>

export const selectProfils = (db: Db, ids: number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({
          id: utilisateurs.id,
          nom: utilisateurs.nom,
          prenom: utilisateurs.prenom,
          apropos: utilisateurs.apropos,
          photo: utilisateurs.photo,
        })
        .from(utilisateurs)
        .where(inArray(utilisateurs.id, ids))

export const selectProfilToDecide = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      id: utilisateurs.id,
      version: utilisateurs.version,
      submittedAt: utilisateurs.createdAt,
      titre: utilisateurs.username,
      auteur: { email: utilisateurs.email, blockedAt: utilisateurs.blockedAt },
    })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
  return row ?? null
}

export const updateProfilRow = async (db: Db, id: number, change: ProfilChange): Promise<void> => {
  await db.update(utilisateurs).set(change).where(eq(utilisateurs.id, id))
}

/** Increments the version, so that an ETag read before is stale. Returns the new version. */
export const touchProfil = async (db: Db, id: number): Promise<number> => {
  const [row] = await db
    .update(utilisateurs)
    .set({ version: sql`version + 1` })
    .where(eq(utilisateurs.id, id))
    .returning({ version: utilisateurs.version })
  if (!row) throw new Error(`profile ${id} disappeared while it was locked`)
  return row.version
}
