import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { conversationBlocages, conversationMembres, conversations } from '../../schema/conversations.ts'
import { lastEvenement } from './conversations-writes.repository.ts'

export const insertBlocage = async (db: Db, bloqueurId: number, bloqueId: number, createdAt: Date): Promise<void> => {
  await db.insert(conversationBlocages).values({ bloqueurId, bloqueId, createdAt }).onConflictDoNothing()
}

export const isBlocked = async (db: Db, bloqueurId: number, bloqueId: number): Promise<boolean> =>
  (await db.$count(conversationBlocages, ofBlocage(bloqueurId, bloqueId))) > 0

export const deleteBlocage = async (db: Db, bloqueurId: number, bloqueId: number): Promise<void> => {
  await db.delete(conversationBlocages).where(ofBlocage(bloqueurId, bloqueId))
}

const ofBlocage = (bloqueurId: number, bloqueId: number) =>
  and(eq(conversationBlocages.bloqueurId, bloqueurId), eq(conversationBlocages.bloqueId, bloqueId))

/** In every conversation between the two, the blocked member goes on seeing the read marks of this moment. */
export const freezeReadMarks = async (db: Db, bloqueurId: number, bloqueId: number): Promise<void> => {
  await db
    .update(conversationMembres)
    .set({ luFige: sql`${conversationMembres.luId}` })
    .where(and(ofPair(bloqueurId, bloqueId), isNull(conversationMembres.luFige)))
}

export const releaseReadMarks = async (db: Db, bloqueurId: number, bloqueId: number): Promise<void> => {
  await db.update(conversationMembres).set({ luFige: null }).where(ofPair(bloqueurId, bloqueId))
}

/** A member's own sides of the conversations with another one. */
const ofPair = (utilisateurId: number, autreId: number) =>
  and(
    eq(conversationMembres.utilisateurId, utilisateurId),
    sql`${conversationMembres.conversationId} in (${ofMembre(autreId)})`,
  )

/** The ids of all members who have a conversation with this one, and its own. */
export const selectCorrespondants = async (db: Db, utilisateurId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct utilisateur_id as id from conversation_membres where conversation_id in (${ofMembre(utilisateurId)})`)
  return rows.map(({ id }) => id)
}

/** Marks the others' sides of this member's conversations as changed. */
export const updateOthers = async (db: Db, utilisateurId: number): Promise<void> => {
  await db
    .update(conversationMembres)
    .set({ evenement: lastEvenement })
    .where(sql`utilisateur_id <> ${utilisateurId} and conversation_id in (${ofMembre(utilisateurId)})`)
}

/** The conversations of this member that no other member can see any more. */
export const deleteConversationsAlone = async (db: Db, utilisateurId: number): Promise<void> => {
  await db.execute(sql`
    delete from conversations as c
    where c.id in (${ofMembre(utilisateurId)}) and not exists (
      select from conversation_membres m where m.conversation_id = c.id
        and m.utilisateur_id <> ${utilisateurId} and m.quitte_at is null and m.dernier_id is not null)`)
}

const ofMembre = (utilisateurId: number) =>
  sql`select conversation_id from conversation_membres where utilisateur_id = ${utilisateurId}`

/** Those without a message since `silentSince`, and those that both members left before `leftBefore`. */
export const deleteOldConversations = async (
  db: Db,
  { silentSince, leftBefore }: { silentSince: Date; leftBefore: Date },
): Promise<void> => {
  const left = leftBefore.toISOString()
  await db.execute(sql`
    delete from conversations as c
    where c.dernier_at < ${silentSince.toISOString()} or c.dernier_at < ${left} and not exists (
      select from conversation_membres m where m.conversation_id = c.id and (m.quitte_at is null or m.quitte_at >= ${left}))`)
}

/** The digests of mailbox and network are for the quotas only. */
export const forgetOpenersBefore = async (db: Db, date: Date): Promise<void> => {
  await db
    .update(conversations)
    .set({ mailbox: null, network: null })
    .where(and(isNotNull(conversations.network), lte(conversations.createdAt, date)))
}
