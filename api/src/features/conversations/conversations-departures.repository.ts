import { and, eq, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { conversationBlocages, conversationMembres, conversations } from '../../schema/conversations.ts'

/** Which of the two has blocked the other. */
export const selectBlocages = async (db: Db, one: number, other: number): Promise<number[]> => {
  const rows = await db
    .select({ id: conversationBlocages.bloqueurId })
    .from(conversationBlocages)
    .where(
      or(
        and(eq(conversationBlocages.bloqueurId, one), eq(conversationBlocages.bloqueId, other)),
        and(eq(conversationBlocages.bloqueurId, other), eq(conversationBlocages.bloqueId, one)),
      ),
    )
  return rows.map(({ id }) => id)
}

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

/** The others' sides of this member's conversations are marked as changed. */
export const updateOthers = async (db: Db, utilisateurId: number, evenements: Map<number, number>): Promise<void> => {
  for (const [otherId, evenement] of evenements) {
    if (otherId === utilisateurId) continue
    await db
      .update(conversationMembres)
      .set({ evenement })
      .where(
        and(
          eq(conversationMembres.utilisateurId, otherId),
          inArray(conversationMembres.conversationId, ofMembre(db, utilisateurId)),
        ),
      )
  }
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
              sql`${conversationMembres.utilisateurId} <> ${utilisateurId}`,
              sql`${conversationMembres.quitteAt} is null`,
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
): Promise<number> => {
  const stillSeen = db
    .select({ one: sql`1` })
    .from(conversationMembres)
    .where(
      and(
        eq(conversationMembres.conversationId, conversations.id),
        sql`(${conversationMembres.quitteAt} is null or ${conversationMembres.quitteAt} >= ${leftBefore.toISOString()}::timestamptz)`,
      ),
    )
  const { rowCount } = await db
    .delete(conversations)
    .where(
      or(lt(conversations.dernierAt, silentSince), and(lt(conversations.dernierAt, leftBefore), notExists(stillSeen))),
    )
  return rowCount ?? 0
}
