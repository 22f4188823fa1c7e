import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { sessions } from '../../schema/auth.ts'
import { avis } from '../../schema/avis.ts'
import { pick } from '../../schema/columns.ts'
import { messages } from '../../schema/contact.ts'
import { images } from '../../schema/images.ts'
import { revelations } from '../../schema/telephone.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export const selectIdentite = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      compte: pick(utilisateurs, 'id', 'username', 'email', 'roles', 'identityVerified', 'langue'),
      profil: pick(utilisateurs, 'nom', 'prenom', 'age', 'telephone', 'genre', 'apropos', 'photo', 'langues', 'tags'),
      ...pick(utilisateurs, 'emailVerifiedAt', 'termsAcceptedAt', 'createdAt'),
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

export const selectAvisOf = async (db: Db, auteurId: number) => {
  const rows = await db
    .select(pick(avis, 'id', 'commentaire', 'note', 'valide', 'createdAt'))
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

export const countTelephonesShown = async (db: Db, id: number) => {
  const faites = await db.$count(revelations, eq(revelations.utilisateurId, id))
  return { faites, recues: await db.$count(revelations, eq(revelations.cibleId, id)) }
}

export const selectMessagesFrom = async (db: Db, email: string) => {
  const rows = await db
    .select(pick(messages, 'subject', 'message', 'createdAt'))
    .from(messages)
    .where(sql`lower(${messages.email}) = lower(${email})`)
    .orderBy(asc(messages.id))
  return rows.map(withIsoDates)
}

export const selectSessionsOf = async (db: Db, id: number, now: Date) => {
  const rows = await db
    .select(pick(sessions, 'createdAt', 'expiresAt', 'navigateur', 'systeme', 'utiliseeLe'))
    .from(sessions)
    .where(and(eq(sessions.utilisateurId, id), gt(sessions.expiresAt, now)))
    .orderBy(asc(sessions.createdAt))
  return rows.map(withIsoDates)
}
