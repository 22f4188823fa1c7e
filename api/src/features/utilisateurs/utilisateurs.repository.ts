import { verifiedNames } from '@colocdar/contracts/fields'
import { profilFields } from '@colocdar/contracts/utilisateurs'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { avis } from '../../schema/avis.ts'
import { pick } from '../../schema/columns.ts'
import { demandes } from '../../schema/demandes.ts'
import { offres } from '../../schema/offres.ts'
import { isPublicProfil, isVerifiedProfil } from '../../schema/profils.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

const profilWords = verifiedNames(profilFields)

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
      ...pick(utilisateurs, 'telephone', 'telephoneE164', 'photo', ...profilWords),
    })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
    .for('no key update')
  return row ?? null
}

/**
 * Whether an administrator has seen what others see of this member. Locks what waits for its first decision: one that is
 * taken at the same moment has been counted here, or finds another version.
 */
export const lockVerified = async (db: Db, id: number): Promise<boolean> => {
  await db.execute(
    sql`select from ${offres} where proprietaire_id = ${id} and not verified order by id for no key update`,
  )
  await db.execute(sql`select from ${demandes} where demandeur_id = ${id} and not verified for no key update`)
  await db.execute(sql`select from ${avis} where auteur_id = ${id} and not valide order by id for no key update`)
  const { rows } = await db.execute<{ verified: boolean }>(sql`select ${isVerifiedProfil(id)} as verified`)
  return rows[0]?.verified ?? false
}

export const selectProfils = (db: Db, ids: number[]) =>
  db
    .select(pick(utilisateurs, 'id', 'photo', ...profilWords))
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
