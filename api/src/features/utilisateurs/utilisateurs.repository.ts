import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { isPublicProfil } from '../../schema/profils.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export type UtilisateurChange = Partial<typeof utilisateurs.$inferInsert>

/** The profile without the member's request. */
export const selectUtilisateur = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      ...pick(utilisateurs, 'id', 'username', 'email', 'emailVerifiedAt', 'nom', 'prenom', 'age', 'telephone', 'genre'),
      ...pick(utilisateurs, 'apropos', 'photo', 'langues', 'tags', 'identityVerified', 'blockedAt', 'createdAt'),
      version: utilisateurs.version,
      // Drizzle would omit the table's name.
      isPublic: isPublicProfil({ id: sql`utilisateurs.id`, blockedAt: utilisateurs.blockedAt }),
    })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
  if (!row) return null
  const { emailVerifiedAt, blockedAt, createdAt, ...rest } = row
  return {
    ...rest,
    emailVerified: emailVerifiedAt !== null,
    blocked: blockedAt !== null,
    membreDepuis: createdAt.toISOString(),
  }
}

export type Utilisateur = NonNullable<Awaited<ReturnType<typeof selectUtilisateur>>>

/** What an edit or a decision is compared with. Locks the row until the transaction ends. */
export const lockProfil = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      ...pick(utilisateurs, 'id', 'version', 'username', 'email', 'blockedAt', 'createdAt', 'identityVerified'),
      ...pick(utilisateurs, 'nom', 'prenom', 'telephone', 'telephoneE164', 'apropos', 'photo'),
    })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
    .for('no key update')
  return row ?? null
}

export const selectProfils = (db: Db, ids: number[]) =>
  db
    .select(pick(utilisateurs, 'id', 'nom', 'prenom', 'apropos', 'photo'))
    .from(utilisateurs)
    .where(inArray(utilisateurs.id, ids))

export const updateUtilisateur = async (db: Db, id: number, change: UtilisateurChange): Promise<void> => {
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
