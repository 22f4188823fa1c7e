import type { DonneesPersonnelles } from '@colocdar/contracts/donnees'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { sessions } from '../../schema/auth.ts'
import { avis } from '../../schema/avis.ts'
import { messages } from '../../schema/contact.ts'
import { images } from '../../schema/images.ts'
import { revelations } from '../../schema/telephone.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export const selectIdentite = async (
  db: Db,
  id: number,
): Promise<Pick<DonneesPersonnelles, 'compte' | 'profil'> | null> => {
  const [row] = await db
    .select({
      compte: {
        id: utilisateurs.id,
        username: utilisateurs.username,
        email: utilisateurs.email,
        roles: utilisateurs.roles,
        identityVerified: utilisateurs.identityVerified,
      },
      profil: {
        nom: utilisateurs.nom,
        prenom: utilisateurs.prenom,
        age: utilisateurs.age,
        telephone: utilisateurs.telephone,
        genre: utilisateurs.genre,
        apropos: utilisateurs.apropos,
        photo: utilisateurs.photo,
        langues: utilisateurs.langues,
        tags: utilisateurs.tags,
      },
      emailVerifiedAt: utilisateurs.emailVerifiedAt,
      termsAcceptedAt: utilisateurs.termsAcceptedAt,
      createdAt: utilisateurs.createdAt,
    })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
  if (!row) return null
  return {
    profil: row.profil,
    compte: {
      ...row.compte,
      emailVerifieLe: row.emailVerifiedAt?.toISOString() ?? null,
      conditionsAccepteesLe: row.termsAcceptedAt.toISOString(),
      creeLe: row.createdAt.toISOString(),
    },
  }
}

export const selectAvisOf = async (db: Db, auteurId: number): Promise<DonneesPersonnelles['avis']> => {
  const rows = await db
    .select({
      id: avis.id,
      commentaire: avis.commentaire,
      note: avis.note,
      valide: avis.valide,
      createdAt: avis.createdAt,
    })
    .from(avis)
    .where(eq(avis.auteurId, auteurId))
    .orderBy(asc(avis.id))
  return rows.map(withIsoDates)
}

export const selectPhotosOf = async (db: Db, proprietaireId: number): Promise<string[]> => {
  const rows = await db
    .select({ src: images.src })
    .from(images)
    .where(eq(images.proprietaireId, proprietaireId))
    .orderBy(asc(images.createdAt), asc(images.src))
  return rows.map(({ src }) => src)
}

export const countTelephonesShown = async (db: Db, id: number): Promise<DonneesPersonnelles['revelations']> => {
  const faites = await db.$count(revelations, eq(revelations.utilisateurId, id))
  return { faites, recues: await db.$count(revelations, eq(revelations.cibleId, id)) }
}

export const selectMessagesFrom = async (db: Db, email: string): Promise<DonneesPersonnelles['messages']> => {
  const rows = await db
    .select({ subject: messages.subject, message: messages.message, createdAt: messages.createdAt })
    .from(messages)
    .where(sql`lower(${messages.email}) = lower(${email})`)
    .orderBy(asc(messages.id))
  return rows.map(withIsoDates)
}

export const selectSessionsOf = async (db: Db, id: number, now: Date): Promise<DonneesPersonnelles['sessions']> => {
  const rows = await db
    .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(and(eq(sessions.utilisateurId, id), gt(sessions.expiresAt, now)))
    .orderBy(asc(sessions.createdAt))
  return rows.map(withIsoDates)
}
