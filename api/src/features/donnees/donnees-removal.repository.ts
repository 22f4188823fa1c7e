import type { Role } from '@colocdar/contracts/enumerations'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { demandes } from '../../schema/demandes.ts'
import { idempotentAnswers } from '../../schema/idempotency.ts'
import { images } from '../../schema/images.ts'
import { messages } from '../../schema/messages.ts'
import { offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { lockCountersOf } from '../comptes/comptes-changes.repository.ts'

export interface LeavingCompte {
  username: string
  email: string
  emailVerified: boolean
  passwordHash: string
  roles: Role[]
}

export const selectPasswordHash = async (db: Db, id: number): Promise<string | null> => {
  const [row] = await db.select({ hash: utilisateurs.passwordHash }).from(utilisateurs).where(eq(utilisateurs.id, id))
  return row?.hash ?? null
}

/** Holds the account against everything, new things of its own included. */
export const lockLeavingCompte = async (db: Db, id: number): Promise<LeavingCompte | null> => {
  const [row] = await db
    .select({
      username: utilisateurs.username,
      email: utilisateurs.email,
      emailVerifiedAt: utilisateurs.emailVerifiedAt,
      passwordHash: utilisateurs.passwordHash,
      roles: utilisateurs.roles,
    })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
    .for('update')
  if (!row) return null
  const { emailVerifiedAt, ...compte } = row
  return { ...compte, emailVerified: emailVerifiedAt !== null }
}

/** Sessions, tokens, listings, reviews and subscriptions are tied to the account and go with it. */
export const deleteCompte = async (db: Db, id: number): Promise<void> => {
  // Listings first and the counters next, each in order: the way every other change takes them.
  await db
    .select({ id: offres.id })
    .from(offres)
    .where(eq(offres.proprietaireId, id))
    .orderBy(asc(offres.id))
    .for('update')
  await db.select({ id: demandes.id }).from(demandes).where(eq(demandes.demandeurId, id)).for('update')
  await lockCountersOf(db, id)
  await db.delete(utilisateurs).where(eq(utilisateurs.id, id))
}

/** Leaves the pictures to the purge: old and nobody's, unless a city or an article shows them. */
export const abandonImages = async (db: Db, proprietaireId: number): Promise<void> => {
  await db
    .update(images)
    .set({ proprietaireId: null, createdAt: new Date(0) })
    .where(eq(images.proprietaireId, proprietaireId))
}

/** Answers kept for repeated requests quote what the member wrote. */
export const deleteAnswersTo = async (db: Db, utilisateurId: number): Promise<void> => {
  await db.delete(idempotentAnswers).where(eq(idempotentAnswers.utilisateurId, utilisateurId))
}

export const deleteMessagesFrom = async (db: Db, email: string): Promise<void> => {
  await db.delete(messages).where(sql`lower(${messages.email}) = lower(${email})`)
}
