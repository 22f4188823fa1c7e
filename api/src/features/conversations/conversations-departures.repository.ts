import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { conversationBlocages, conversationMembres, conversations } from '../../schema/conversations.ts'
import { lastEvenement } from './conversations-writes.repository.ts'

export const insertBlocage = async (db: Db, bloqueurId: number, bloqueId: number, createdAt: Date): Promise<void> => {
  await db.insert(conversationBlocages).values({ bloqueurId, bloqueId, createdAt }).onConflictDoNothing()
}

export const deleteBlocage = async (db: Db, bloqueurId: number, bloqueId: number): Promise<void> => {
  await db
    .delete(conversationBlocages)
    .where(and(eq(conversationBlocages.bloqueurId, bloqueurId), eq(conversationBlocages.bloqueId, bloqueId)))
}

/** The ids of all members who have a conversation with this one, and its own. */
export const selectCorrespondants = async (db: Db, utilisateurId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: conversationMembres.utilisateurId })
    .from(conversationMembres)
    .where(inArray(conversationMembres.conversationId, ofMembre(db, utilisateurId)))
  return rows.map(({ id }) => id)
}

/** Marks the others' sides of this member's conversations as changed. */
export const updateOthers = async (db: Db, utilisateurId: number): Promise<void> => {
  await db
    .update(conversationMembres)
    .set({ evenement: lastEvenement })
    .where(
      and(
        ne(conversationMembres.utilisateurId, utilisateurId),
        inArray(conversationMembres.conversationId, ofMembre(db, utilisateurId)),
      ),
    )
}

/** The conversations of this member that no other member can see any more. */
export const deleteConversationsAlone = async (db: Db, utilisateurId: number): Promise<void> => {
  await db.delete(conversations).where(
    and(
      inArray(conversations.id, ofMembre(db, utilisateurId)),
      notExists(
        db
          .select({ one: sql`1` })
          .from(conversationMembres)
          .where(
            and(
              eq(conversationMembres.conversationId, conversations.id),
              ne(conversationMembres.utilisateurId, utilisateurId),
              isNull(conversationMembres.quitteAt),
              isNotNull(conversationMembres.dernierId),
            ),
          ),
      ),
    ),
  )
}

const ofMembre = (db: Db, utilisateurId: number) =>
  db
    .select({ id: conversationMembres.conversationId })
    .from(conversationMembres)
    .where(eq(conversationMembres.utilisateurId, utilisateurId))

/** Those without a message since `silentSince`, and those that both members left before `leftBefore`. */
export const deleteOldConversations = async (
  db: Db,
  { silentSince, leftBefore }: { silentSince: Date; leftBefore: Date },
): Promise<void> => {
  const stillSeen = db
    .select({ one: sql`1` })
    .from(conversationMembres)
    .where(
      and(
        eq(conversationMembres.conversationId, conversations.id),
        or(isNull(conversationMembres.quitteAt), gte(conversationMembres.quitteAt, leftBefore)),
      ),
    )
  await db
    .delete(conversations)
    .where(
      or(lt(conversations.dernierAt, silentSince), and(lt(conversations.dernierAt, leftBefore), notExists(stillSeen))),
    )
}

/** The digests of mailbox and network are for the quotas only. */
export const forgetOpenersBefore = async (db: Db, date: Date): Promise<void> => {
  await db
    .update(conversations)
    .set({ mailbox: null, network: null })
    .where(and(isNotNull(conversations.network), lte(conversations.createdAt, date)))
}
