import type { Profil } from '@colocdar/contracts/utilisateurs'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

/** The profile without the member's request. */
export type Utilisateur = Omit<Profil, 'profileFilled' | 'demandeFilled' | 'demande'> & {
  blocked: boolean
  hasVerifiedOffre: boolean
  version: number
}

export interface ProfilChange {
  nom: string
  prenom: string
  telephone: string
  telephoneE164: string | null
  age: number
  genre?: Profil['genre'] | undefined
  apropos: string | null
  photo: string | null
  langues: string[]
  tags: string[]
  identityVerified: boolean
}

export interface LockedProfil {
  version: number
  nom: string | null
  prenom: string | null
  telephone: string | null
  telephoneE164: string | null
  apropos: string | null
  photo: string | null
  identityVerified: boolean
}

export const selectUtilisateur = async (db: Db, id: number): Promise<Utilisateur | null> => {
  const [row] = await db
    .select({
      id: utilisateurs.id,
      username: utilisateurs.username,
      email: utilisateurs.email,
      emailVerifiedAt: utilisateurs.emailVerifiedAt,
      nom: utilisateurs.nom,
      prenom: utilisateurs.prenom,
      age: utilisateurs.age,
      telephone: utilisateurs.telephone,
      genre: utilisateurs.genre,
      apropos: utilisateurs.apropos,
      photo: utilisateurs.photo,
      langues: utilisateurs.langues,
      tags: utilisateurs.tags,
      identityVerified: utilisateurs.identityVerified,
      blockedAt: utilisateurs.blockedAt,
      createdAt: utilisateurs.createdAt,
      hasVerifiedOffre: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(offres)
          .where(and(eq(offres.proprietaireId, utilisateurs.id), offres.verified)),
      )}`,
      version: utilisateurs.version,
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

/** What a change of the profile is compared with. Locks the row until the transaction ends. */
export const lockProfil = async (db: Db, id: number): Promise<LockedProfil | null> => {
  const [row] = await db
    .select({
      version: utilisateurs.version,
      nom: utilisateurs.nom,
      prenom: utilisateurs.prenom,
      telephone: utilisateurs.telephone,
      telephoneE164: utilisateurs.telephoneE164,
      apropos: utilisateurs.apropos,
      photo: utilisateurs.photo,
      identityVerified: utilisateurs.identityVerified,
    })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
    .for('no key update')
  return row ?? null
}

export const updateUtilisateur = async (db: Db, id: number, change: ProfilChange): Promise<void> => {
  await db.update(utilisateurs).set(change).where(eq(utilisateurs.id, id))
}
