import type { AnnonceType } from '@colocdar/contracts/conversations'
import { and, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { notifyMembres } from '../../events/notify-membres.ts'
import type { Caller } from '../../limits/person-keys.ts'
import {
  conversationBoites,
  conversationMembres,
  conversationMessages,
  conversations,
} from '../../schema/conversations.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'
import { offres, publicOffre } from '../../schema/offres.ts'
import { type Sides, selectVisible } from './conversations.repository.ts'

/** Null unless it is public now. */
export const selectAnnonce = async (db: Db, type: AnnonceType, id: number) => {
  const [row] =
    type === 'offre'
      ? await db
          .select({ titre: offres.titre, auteurId: offres.proprietaireId })
          .from(offres)
          .where(and(eq(offres.id, id), publicOffre(offres)))
      : await db
          .select({ titre: demandes.titre, auteurId: demandes.demandeurId })
          .from(demandes)
          .where(and(eq(demandes.id, id), publicDemande(demandes)))
  return row ? { type, id, ...row } : null
}

/**
 * Locks the counters of these members until the transaction ends. Changes to a member's conversations thus happen one
 * after the other: ids of messages and numbers of changes grow in the order of the commits, and nothing can appear
 * behind what a stream has already sent. Always the first lock, in order of ids.
 */
export const lockMembres = async (db: Db, ids: number[]): Promise<void> => {
  const values = ids.toSorted((a, b) => a - b).map((utilisateurId) => ({ utilisateurId }))
  await db
    .insert(conversationBoites)
    .values(values)
    .onConflictDoUpdate({
      target: conversationBoites.utilisateurId,
      set: { evenement: sql`${conversationBoites.evenement}` },
    })
}

/** Numbers one more change for members who are locked. Only for those who see it: a blocked member can count, too. */
export const countChange = async (db: Db, ids: number[]): Promise<void> => {
  await db
    .update(conversationBoites)
    .set({ evenement: sql`${conversationBoites.evenement} + 1` })
    .where(inArray(conversationBoites.utilisateurId, ids))
}

/** The conversation after all changes before this one to those of its two members; null unless the member sees it. */
export const lockConversation = async (db: Db, utilisateurId: number, id: number): Promise<Sides | null> => {
  const before = await selectVisible(db, utilisateurId, id)
  if (!before) return null
  await lockMembres(db, before.autre ? [utilisateurId, before.autre.id] : [utilisateurId])
  return selectVisible(db, utilisateurId, id)
}

/** The number of the member's last change, in an update of the member's sides of conversations. */
export const lastEvenement = sql<number>`(select b.evenement from ${conversationBoites} b
  where b.utilisateur_id = ${conversationMembres.utilisateurId})`

/** The one conversation of this member about the ad. */
export const selectConversationAbout = async (
  db: Db,
  initiateurId: number,
  annonce: { type: AnnonceType; id: number },
) => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from conversations
    where annonce = ${annonce.type} and annonce_id = ${annonce.id} and initiateur_id = ${initiateurId}`)
  return rows[0]?.id ?? null
}

export const insertConversation = async (
  db: Db,
  row: typeof conversations.$inferInsert & { initiateurId: number; destinataireId: number },
): Promise<number> => {
  const [inserted] = await db.insert(conversations).values(row).returning({ conversationId: conversations.id })
  if (!inserted) throw new Error('the conversation was not inserted')
  const members = [row.initiateurId, row.destinataireId].map((utilisateurId) => ({ ...inserted, utilisateurId }))
  await db.insert(conversationMembres).values(members)
  return inserted.conversationId
}

/** When this member, mailbox or network opened conversations. */
export const selectOpenings = async (db: Db, caller: Caller, by: keyof Caller, since: Date): Promise<Date[]> => {
  const column = by === 'utilisateurId' ? conversations.initiateurId : conversations[by]
  const rows = await db
    .select({ at: conversations.createdAt })
    .from(conversations)
    .where(and(eq(column, caller[by]), gt(conversations.createdAt, since)))
  return rows.map(({ at }) => at)
}

export interface Membre {
  conversationId: number
  utilisateurId: number
}

type MembreChange = PgUpdateSetSource<typeof conversationMembres>

export const updateMembre = async (db: Db, membre: Membre, change: MembreChange): Promise<void> => {
  await db.update(conversationMembres).set(change).where(isMembre(membre))
}

/** The same as something that the member's streams send. */
export const changeMembre = async (db: Db, membre: Membre, change: MembreChange = {}): Promise<void> => {
  await countChange(db, [membre.utilisateurId])
  await updateMembre(db, membre, { ...change, evenement: lastEvenement })
  await notifyMembres(db, [membre.utilisateurId])
}

export const isMembre = ({ conversationId, utilisateurId }: Membre) =>
  and(eq(conversationMembres.conversationId, conversationId), eq(conversationMembres.utilisateurId, utilisateurId))

export const selectMessageByKey = async (db: Db, auteurId: number, cle: string) => {
  const [row] = await db
    .select()
    .from(conversationMessages)
    .where(and(eq(conversationMessages.auteurId, auteurId), eq(conversationMessages.cle, cle)))
  return row ?? null
}

/** Adds a message with the next rank. */
export const insertMessage = async (
  db: Db,
  message: Omit<typeof conversationMessages.$inferInsert, 'rang'> & { createdAt: Date },
) => {
  const [counted] = await db
    .update(conversations)
    .set({ messages: sql`${conversations.messages} + 1`, dernierAt: message.createdAt })
    .where(eq(conversations.id, message.conversationId))
    .returning({ rang: conversations.messages })
  const [row] = await db
    .insert(conversationMessages)
    .values({ ...message, rang: counted?.rang ?? 1 })
    .returning()
  if (!row) throw new Error('the message was not inserted')
  return row
}

export const updateAnswered = async (db: Db, id: number, now: Date): Promise<void> => {
  await db
    .update(conversations)
    .set({ reponduAt: now })
    .where(and(eq(conversations.id, id), isNull(conversations.reponduAt)))
}

/** Messages of the other member beyond `luId` that this member can see. */
export const countUnreadIn = (db: Db, utilisateurId: number, conversationId: number, luId: number): Promise<number> =>
  db.$count(
    conversationMessages,
    and(
      eq(conversationMessages.conversationId, conversationId),
      gt(conversationMessages.id, luId),
      eq(conversationMessages.perdu, false),
      or(isNull(conversationMessages.auteurId), ne(conversationMessages.auteurId, utilisateurId)),
    ),
  )

export interface Repeatable {
  auteurId: number
  conversationId: number
  empreinte: string
}

/** To how many people the author has sent this text since then, and how often in this conversation. */
export const countRepetitions = async (db: Db, { auteurId, conversationId, empreinte }: Repeatable, since: Date) => {
  const { rows } = await db.execute<{ people: number; here: number }>(sql`
    select count(distinct conversation_id)::int as people,
      (count(*) filter (where conversation_id = ${conversationId}))::int as here from conversation_messages
    where auteur_id = ${auteurId} and empreinte = ${empreinte} and created_at >= ${since.toISOString()}`)
  return rows[0] ?? { people: 0, here: 0 }
}
