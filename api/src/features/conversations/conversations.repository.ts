import { type AnnonceType, ancienMembre, type Conversation } from '@colocdar/contracts/conversations'
import type { Decision } from '@colocdar/contracts/conversations-decisions'
import { publicNom } from '@colocdar/contracts/public-nom'
import { visiteLimits } from '@colocdar/contracts/visites'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import {
  conversationBlocages,
  conversationBoites,
  conversationMembres,
  conversationMessages,
  conversations,
} from '../../schema/conversations.ts'
import { offres } from '../../schema/offres.ts'
import { isPublicProfil } from '../../schema/profils.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { visites } from '../../schema/visites.ts'
import { isGone, type Reach } from './conversations.policy.ts'
import { toMessage } from './conversations.rules.ts'

const moi = conversationMembres
const membreAutre = alias(conversationMembres, 'membre_autre')
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
        isListed(utilisateurId),
        avant === undefined ? undefined : lt(moi.dernierId, avant),
        annonce && eq(conversations.annonce, annonce),
        annonceId === undefined ? undefined : eq(conversations.annonceId, annonceId),
      ),
    )
    .orderBy(desc(moi.dernierId))
    .limit(limit)
  return rows.map(toConversation)
}

/** These of the member's conversations, in no order. */
export const selectConversationsByIds = async (db: Db, utilisateurId: number, ids: number[]): Promise<Conversation[]> =>
  (
    await select(db, utilisateurId).where(and(eq(moi.utilisateurId, utilisateurId), inArray(moi.conversationId, ids)))
  ).map(toConversation)

/** Who wrote about the member's offer, can be written to, waits for a decision and was not thanked; newest first. */
export const selectWaiting = async (
  db: Db,
  utilisateurId: number,
  offreId: number,
  limit: number,
): Promise<number[]> => {
  const rows = await select(db, utilisateurId)
    .where(isWaiting(utilisateurId, offreId))
    .orderBy(desc(moi.dernierId))
    .limit(limit)
  return rows.map(({ conversation }) => conversation.id)
}

/** How many of them there are. */
export const countWaiting = (db: Db, utilisateurId: number, offreId: number): Promise<number> =>
  db.$count(select(db, utilisateurId).where(isWaiting(utilisateurId, offreId)).as('waiting'))

/** Null unless the member takes part in it and has not left it. */
export const selectConversation = async (db: Db, utilisateurId: number, id: number): Promise<Conversation | null> => {
  const sides = await selectVisible(db, utilisateurId, id)
  return sides && toConversation(sides)
}

/** The same with both sides of it, for changes. */
export const selectVisible = async (db: Db, utilisateurId: number, id: number): Promise<Sides | null> => {
  const sides = await selectSides(db, utilisateurId, id)
  return sides && isVisible(sides) ? sides : null
}

/** Also when the member has left it, or sees nothing of it yet. */
export const selectSides = async (db: Db, utilisateurId: number, id: number): Promise<Sides | null> => {
  const [row] = await select(db, utilisateurId).where(
    and(eq(moi.utilisateurId, utilisateurId), eq(moi.conversationId, id)),
  )
  return row ?? null
}

/** What changed since `evenement`, oldest change first; null for a conversation that the member no longer sees. */
export const selectChanges = async (db: Db, utilisateurId: number, evenement: number, limit: number) => {
  const rows = await select(db, utilisateurId)
    .where(and(eq(moi.utilisateurId, utilisateurId), gt(moi.evenement, evenement)))
    .orderBy(asc(moi.evenement))
    .limit(limit)
  return rows.map((row) => ({
    id: row.conversation.id,
    evenement: row.moi.evenement,
    conversation: isVisible(row) ? toConversation(row) : null,
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

/** Conversations with unread messages, but for muted ones, and visits that wait for the member as `toVisite` says. */
export const countUnread = async (db: Db, utilisateurId: number): Promise<{ nonLus: number; visites: number }> => {
  const { rows } = await db.execute<{ nonLus: number; visites: number }>(sql`
    select (select count(*)::int from ${moi}
      where utilisateur_id = ${utilisateurId} and non_lus > 0 and quitte_at is null and not muet) as "nonLus",
    (select count(*)::int from ${visites}
      where not perdu and (proprietaire_id = ${utilisateurId} or visiteur_id = ${utilisateurId})
      and case when etat in ('proposee', 'deplacee') then echeance_at > now()
          and ${utilisateurId} = case when creneaux = '{}' then proprietaire_id else visiteur_id end
        else etat in ('confirmee', 'passee') and reponse is null and not rompue and visiteur_id = ${utilisateurId}
          and debut > now() - make_interval(days => ${visiteLimits.questionJours})
          and debut <= now() - make_interval(mins => ${visiteLimits.minutes}) end) as visites`)
  return rows[0] ?? { nonLus: 0, visites: 0 }
}

const select = (db: Db, utilisateurId: number) =>
  db
    .select({
      conversation: conversations,
      moi,
      autre: {
        ...pick(utilisateurs, 'id', 'nom', 'prenom', 'email', 'blockedAt'),
        photo: sql<string | null>`case when ${isPublicProfil(utilisateurs)} then ${utilisateurs.photo} end`,
      },
      membreAutre,
      dernier,
      bloque: isBlocked(sql`${utilisateurId}::int`, sql`${utilisateurs.id}`),
      bloqueParAutre: isBlocked(sql`${utilisateurs.id}`, sql`${utilisateurId}::int`),
      quitte: hasLeft(utilisateurId),
      decideur: isDecideur(utilisateurId),
      decision: decisionFor(utilisateurId),
    })
    .from(moi)
    .innerJoin(conversations, eq(conversations.id, moi.conversationId))
    .leftJoin(utilisateurs, eq(utilisateurs.id, otherThan(utilisateurId)))
    .leftJoin(
      membreAutre,
      and(eq(membreAutre.conversationId, conversations.id), eq(membreAutre.utilisateurId, utilisateurs.id)),
    )
    .leftJoin(dernier, eq(dernier.id, moi.dernierId))

export type Sides = Awaited<ReturnType<typeof select>>[number]

const isWaiting = (utilisateurId: number, offreId: number) =>
  and(
    isListed(utilisateurId),
    eq(conversations.annonceId, offreId),
    isDecideur(utilisateurId),
    eq(conversations.decision, 'enLice'),
    isNull(conversations.remercieAt),
    isNotNull(utilisateurs.id),
    isNull(utilisateurs.blockedAt),
    not(isBlocked(sql`${utilisateurId}::int`, sql`${utilisateurs.id}`)),
    not(hasLeft(utilisateurId)),
  )

/** As `isVisible` of a row. */
const isListed = (utilisateurId: number) =>
  and(eq(moi.utilisateurId, utilisateurId), isNull(moi.quitteAt), isNotNull(moi.dernierId))

const isVisible = ({ moi: { quitteAt, dernierId } }: Sides): boolean => quitteAt === null && dernierId !== null

export const reachOf = ({ autre, bloque, bloqueParAutre, quitte }: Sides): Reach => ({
  bloque,
  bloqueParAutre,
  absent: !autre || autre.blockedAt !== null,
  quitte,
})

const toConversation = (sides: Sides): Conversation => {
  const { conversation, moi: membre, autre, dernier: message } = sides
  if (!message) throw new Error('a conversation without a visible message')
  return {
    id: conversation.id,
    annonce: { type: conversation.annonce, id: conversation.annonceId, titre: conversation.titre },
    autre: {
      id: autre?.id ?? null,
      nom: autre ? (publicNom(autre) ?? 'Membre') : ancienMembre,
      photo: autre?.photo ?? null,
    },
    dernier: toMessage(membre.utilisateurId, message),
    nonLus: membre.nonLus,
    luJusqua: sides.membreAutre?.luFige ?? sides.membreAutre?.luId ?? 0,
    bloque: sides.bloque,
    parti: isGone(reachOf(sides)),
    decideur: sides.decideur,
    decision: sides.decision,
    muet: membre.muet,
    visite: membre.visite,
  }
}

/** It is about an offer of this member. */
const isDecideur = (utilisateurId: number): SQL<boolean> =>
  sql<boolean>`(${conversations.annonce} = 'offre' and ${conversations.destinataireId} is not distinct from ${utilisateurId})`

/**
 * What the owner of the offer decided. Who wrote may know that they were declined, or that they were not although the
 * owner has begun to choose; never who was retained.
 */
export const decisionFor = (utilisateurId: number): SQL<Decision | null> => sql<Decision | null>`case
  when ${conversations.annonce} <> 'offre' then null
  when ${isDecideur(utilisateurId)} or ${conversations.decision} = 'declinee' then ${conversations.decision}
  when exists (
    select 1 from ${conversations} d join ${offres} o on o.id = d.annonce_id
    where d.annonce_id = ${conversations.annonceId} and d.annonce = 'offre' and d.decision <> 'enLice' and o.statut <> 'LOUE'
  ) then 'enLice' end`

/** Before blocking the member if they did: a later departure does not show. */
const hasLeft = (utilisateurId: number): SQL<boolean> =>
  sql<boolean>`(${membreAutre.quitteAt} is not null and not ${isBlocked(
    sql`${utilisateurs.id}`,
    sql`${utilisateurId}::int`,
    sql`and b.created_at <= ${membreAutre.quitteAt}`,
  )})`

const otherThan = (utilisateurId: number): SQL =>
  sql`case when ${conversations.initiateurId} = ${utilisateurId} then ${conversations.destinataireId} else ${conversations.initiateurId} end`

const isBlocked = (by: SQL, whom: SQL, more = sql``): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${conversationBlocages} b where b.bloqueur_id = ${by} and b.bloque_id = ${whom} ${more})`
