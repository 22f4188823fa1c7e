import type { AnnonceType } from '@colocdar/contracts/conversations'
import { and, countDistinct, eq, gt, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import {
  conversationBoites,
  conversationMembres,
  conversationMessages,
  conversations,
} from '../../schema/conversations.ts'
import { demandes, publicDemande } from '../../schema/demandes.ts'
import { offres, publicOffre } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

export interface Annonce {
  type: AnnonceType
  id: number
  titre: string
  auteurId: number
}

/** Null unless it is public now. */
export const selectAnnonce = async (db: Db, type: AnnonceType, id: number): Promise<Annonce | null> => {
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
 * Counts one more change for each of these members and locks their counters until the transaction ends. Changes to a
 * member's conversations thus happen one after the other: ids of messages and numbers of changes grow in the order of
 * the commits, and nothing can appear behind what a stream has already sent. Always the first lock, in order of ids.
 */
export const nextEvenements = async (db: Db, ids: number[]): Promise<Map<number, number>> => {
  const values = [...new Set(ids)].sort((a, b) => a - b).map((utilisateurId) => ({ utilisateurId, evenement: 1 }))
  const rows = await db
    .insert(conversationBoites)
    .values(values)
    .onConflictDoUpdate({
      target: conversationBoites.utilisateurId,
      set: { evenement: sql`${conversationBoites.evenement} + 1` },
    })
    .returning()
  return new Map(rows.map(({ utilisateurId, evenement }) => [utilisateurId, evenement]))
}

/** Notifies every process, once the transaction commits, of the members whose conversations changed. */
export const notifyMembres = async (db: Db, ids: Iterable<number>): Promise<void> => {
  await db.execute(sql`select pg_notify('conversations', ${[...ids].join(' ')})`)
}

export interface Ends {
  id: number
  initiateurId: number | null
  destinataireId: number | null
  reponduAt: Date | null
}

/** Null unless the member is one of the two. */
export const selectEnds = async (db: Db, utilisateurId: number, id: number): Promise<Ends | null> => {
  const [row] = await db
    .select(ends)
    .from(conversations)
    .where(
      and(
        eq(conversations.id, id),
        or(eq(conversations.initiateurId, utilisateurId), eq(conversations.destinataireId, utilisateurId)),
      ),
    )
  return row ?? null
}

export const selectEndsAbout = async (db: Db, initiateurId: number, annonce: Annonce): Promise<Ends | null> => {
  const [row] = await db
    .select(ends)
    .from(conversations)
    .where(
      and(
        eq(conversations.annonce, annonce.type),
        eq(conversations.annonceId, annonce.id),
        eq(conversations.initiateurId, initiateurId),
      ),
    )
  return row ?? null
}

const ends = {
  id: conversations.id,
  initiateurId: conversations.initiateurId,
  destinataireId: conversations.destinataireId,
  reponduAt: conversations.reponduAt,
}

export const insertConversation = async (db: Db, row: typeof conversations.$inferInsert): Promise<Ends> => {
  const [inserted] = await db.insert(conversations).values(row).returning(ends)
  if (!inserted) throw new Error('the conversation was not inserted')
  const members = [inserted.initiateurId, inserted.destinataireId].flatMap((id) => id ?? [])
  await db
    .insert(conversationMembres)
    .values(members.map((utilisateurId) => ({ conversationId: inserted.id, utilisateurId })))
  return inserted
}

export type MembreChange = Partial<Omit<typeof conversationMembres.$inferInsert, 'conversationId' | 'utilisateurId'>>

export const updateMembre = async (
  db: Db,
  key: { conversationId: number; utilisateurId: number },
  change: MembreChange,
): Promise<void> => {
  await db.update(conversationMembres).set(change).where(isMembre(key))
}

export const selectMembre = async (db: Db, key: { conversationId: number; utilisateurId: number }) => {
  const [row] = await db.select().from(conversationMembres).where(isMembre(key))
  return row ?? null
}

const isMembre = ({ conversationId, utilisateurId }: { conversationId: number; utilisateurId: number }) =>
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

/** To how many people the author has sent this text since then. */
export const countConversationsWith = async (db: Db, auteurId: number, empreinte: string, since: Date) => {
  const [row] = await db
    .select({ total: countDistinct(conversationMessages.conversationId) })
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.auteurId, auteurId),
        eq(conversationMessages.empreinte, empreinte),
        gte(conversationMessages.createdAt, since),
      ),
    )
  return row?.total ?? 0
}

export interface Correspondant {
  email: string
  blockedAt: Date | null
}

export const selectCorrespondant = async (db: Db, id: number): Promise<Correspondant | null> => {
  const [row] = await db
    .select({ email: utilisateurs.email, blockedAt: utilisateurs.blockedAt })
    .from(utilisateurs)
    .where(eq(utilisateurs.id, id))
  return row ?? null
}
