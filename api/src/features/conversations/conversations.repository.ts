import {
  type AnnonceType,
  ancienMembre,
  type Conversation,
  type ConversationMessage,
} from '@colocdar/contracts/conversations'
import { publicNom } from '@colocdar/contracts/public-nom'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import {
  conversationBlocages,
  conversationBoites,
  conversationMembres,
  conversationMessages,
  conversations,
} from '../../schema/conversations.ts'
import { isPublicProfil } from '../../schema/profils.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { isGone } from './conversations.policy.ts'

const moi = conversationMembres
const autre = alias(conversationMembres, 'autre')
const dernier = alias(conversationMessages, 'dernier')

export interface ConversationFilter {
  annonce?: AnnonceType | undefined
  annonceId?: number | undefined
  avant?: number | undefined
}

/** The member's conversations, newest message first. */
export const selectConversations = async (
  db: Db,
  utilisateurId: number,
  { annonce, annonceId, avant }: ConversationFilter,
  limit: number,
): Promise<Conversation[]> => {
  const rows = await select(db, utilisateurId)
    .where(
      and(
        visibleTo(utilisateurId),
        avant === undefined ? undefined : lt(moi.dernierId, avant),
        annonce && eq(conversations.annonce, annonce),
        annonceId === undefined ? undefined : eq(conversations.annonceId, annonceId),
      ),
    )
    .orderBy(desc(moi.dernierId))
    .limit(limit)
  return rows.map((row) => toConversation(utilisateurId, row))
}

/** Null unless the member takes part in it and has not left it. */
export const selectConversation = async (db: Db, utilisateurId: number, id: number): Promise<Conversation | null> => {
  const [row] = await select(db, utilisateurId).where(and(visibleTo(utilisateurId), eq(moi.conversationId, id)))
  return row ? toConversation(utilisateurId, row) : null
}

export interface ChangedConversation {
  evenement: number
  /** Null when the member has left it, or can see nothing of it. */
  conversation: Conversation | null
  id: number
}

/** What changed since `evenement`, oldest change first. */
export const selectChanges = async (
  db: Db,
  utilisateurId: number,
  evenement: number,
  limit: number,
): Promise<ChangedConversation[]> => {
  const rows = await select(db, utilisateurId)
    .where(and(eq(moi.utilisateurId, utilisateurId), gt(moi.evenement, evenement)))
    .orderBy(asc(moi.evenement))
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    evenement: row.evenement,
    conversation: row.quitteAt || !row.dernier ? null : toConversation(utilisateurId, row),
  }))
}

/** The number of the member's last change. */
export const selectEvenement = async (db: Db, utilisateurId: number): Promise<number> => {
  const [row] = await db
    .select({ evenement: conversationBoites.evenement })
    .from(conversationBoites)
    .where(eq(conversationBoites.utilisateurId, utilisateurId))
  return row?.evenement ?? 0
}

/** Conversations with unread messages. */
export const countUnread = (db: Db, utilisateurId: number): Promise<number> =>
  db.$count(moi, and(eq(moi.utilisateurId, utilisateurId), gt(moi.nonLus, 0), isNull(moi.quitteAt)))

/** Oldest first: those after `apres`, or the last ones before `avant`. */
export const selectMessages = async (
  db: Db,
  utilisateurId: number,
  conversationId: number,
  { avant, apres, limit }: { avant?: number | undefined; apres?: number | undefined; limit: number },
): Promise<ConversationMessage[]> => {
  const rows = await db
    .select()
    .from(conversationMessages)
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        or(eq(conversationMessages.auteurId, utilisateurId), eq(conversationMessages.perdu, false)),
        avant === undefined ? undefined : lt(conversationMessages.id, avant),
        apres === undefined ? undefined : gt(conversationMessages.id, apres),
      ),
    )
    .orderBy(apres === undefined ? desc(conversationMessages.id) : asc(conversationMessages.id))
    .limit(limit)
  const found = rows.map((row) => toMessage(utilisateurId, row))
  return apres === undefined ? found.reverse() : found
}

export const toMessage = (
  utilisateurId: number,
  { id, rang, auteurId, texte, createdAt }: typeof conversationMessages.$inferSelect,
): ConversationMessage => ({
  id,
  rang,
  deMoi: auteurId === utilisateurId,
  texte,
  createdAt: createdAt.toISOString(),
})

const select = (db: Db, utilisateurId: number) =>
  db
    .select({
      id: conversations.id,
      annonce: { type: conversations.annonce, id: conversations.annonceId, titre: conversations.titre },
      autre: {
        id: utilisateurs.id,
        nom: utilisateurs.nom,
        prenom: utilisateurs.prenom,
        blockedAt: utilisateurs.blockedAt,
        photo: sql<string | null>`case when ${isPublicProfil(utilisateurs)} then ${utilisateurs.photo} end`,
      },
      autreLu: autre.luId,
      autreQuitteAt: autre.quitteAt,
      dernier,
      nonLus: moi.nonLus,
      evenement: moi.evenement,
      quitteAt: moi.quitteAt,
      bloque: isBlocked(sql`${utilisateurId}::int`, sql`${utilisateurs.id}`),
      bloqueParAutre: isBlocked(sql`${utilisateurs.id}`, sql`${utilisateurId}::int`),
    })
    .from(moi)
    .innerJoin(conversations, eq(conversations.id, moi.conversationId))
    .leftJoin(utilisateurs, eq(utilisateurs.id, otherThan(utilisateurId)))
    .leftJoin(autre, and(eq(autre.conversationId, conversations.id), eq(autre.utilisateurId, utilisateurs.id)))
    .leftJoin(dernier, eq(dernier.id, moi.dernierId))

type Row = Awaited<ReturnType<typeof select>>[number]

const toConversation = (utilisateurId: number, row: Row): Conversation => {
  if (!row.dernier) throw new Error('a conversation without a visible message')
  return {
    id: row.id,
    annonce: row.annonce,
    autre: {
      id: row.autre?.id ?? null,
      nom: row.autre ? (publicNom(row.autre) ?? 'Membre') : ancienMembre,
      photo: row.autre?.photo ?? null,
    },
    dernier: toMessage(utilisateurId, row.dernier),
    nonLus: row.nonLus,
    luJusqua: row.autreLu ?? 0,
    bloque: row.bloque,
    parti: isGone({
      bloque: row.bloque,
      bloqueParAutre: row.bloqueParAutre,
      absent: !row.autre || row.autre.blockedAt !== null,
      quitte: row.autreQuitteAt !== null,
    }),
  }
}

const visibleTo = (utilisateurId: number) =>
  and(eq(moi.utilisateurId, utilisateurId), isNull(moi.quitteAt), isNotNull(moi.dernierId))

const otherThan = (utilisateurId: number): SQL =>
  sql`case when ${conversations.initiateurId} = ${utilisateurId} then ${conversations.destinataireId} else ${conversations.initiateurId} end`

const isBlocked = (by: SQL, whom: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${conversationBlocages} b where b.bloqueur_id = ${by} and b.bloque_id = ${whom})`
