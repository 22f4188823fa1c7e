import type { ConversationMessage } from '@colocdar/contracts/conversations'
import { publicNom } from '@colocdar/contracts/public-nom'
import { and, asc, desc, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { pick } from '../../schema/columns.ts'
import {
  conversationBlocages,
  conversationMembres,
  conversationMessages,
  conversations,
} from '../../schema/conversations.ts'
import { isPublicProfil } from '../../schema/profils.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { decisionFor } from './conversations.repository.ts'
import { toMessage } from './conversations.rules.ts'

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

/** What the member wrote, what was decided, and what they muted; without a message of theirs, it has none. */
export const selectOwnMessages = (db: Db, utilisateurId: number) =>
  db
    .select({
      conversationId: conversations.id,
      titre: conversations.titre,
      begunAt: conversations.createdAt,
      decision: decisionFor(utilisateurId),
      muet: conversationMembres.muet,
      message: pick(conversationMessages, 'texte', 'createdAt'),
    })
    .from(conversations)
    .innerJoin(
      conversationMembres,
      and(
        eq(conversationMembres.conversationId, conversations.id),
        eq(conversationMembres.utilisateurId, utilisateurId),
      ),
    )
    .leftJoin(
      conversationMessages,
      and(eq(conversationMessages.conversationId, conversations.id), eq(conversationMessages.auteurId, utilisateurId)),
    )
    .where(or(isNotNull(conversationMessages.id), ne(conversations.decision, 'enLice'), conversationMembres.muet))
    .orderBy(asc(conversationMessages.id))

export const selectBlocages = async (db: Db, bloqueurId: number) => {
  const rows = await db
    .select({ ...pick(utilisateurs, 'nom', 'prenom'), bloqueLe: conversationBlocages.createdAt })
    .from(conversationBlocages)
    .innerJoin(utilisateurs, eq(utilisateurs.id, conversationBlocages.bloqueId))
    .where(eq(conversationBlocages.bloqueurId, bloqueurId))
    .orderBy(asc(conversationBlocages.createdAt))
  return rows.map(({ bloqueLe, ...membre }) => ({
    nom: publicNom(membre) ?? 'Membre',
    bloqueLe: bloqueLe.toISOString(),
  }))
}

/** Undelivered messages of a blocked member included: they may be the reason of the report. */
export const selectLastMessages = async (db: Db, conversationId: number, limit: number) => {
  const rows = await db
    .select({
      ...pick(conversationMessages, 'id', 'texte', 'createdAt'),
      auteur: pick(utilisateurs, 'id', 'username'),
    })
    .from(conversationMessages)
    .leftJoin(utilisateurs, eq(utilisateurs.id, conversationMessages.auteurId))
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(desc(conversationMessages.id))
    .limit(limit)
  return rows.reverse()
}

/** How long the last first answers took of a member whose profile is public. Prepared, because every detail page asks this. */
export const selectAnswerMinutes = async (db: Db, destinataireId: number, limit: number): Promise<number[]> => {
  const statement = prepared(db, `reactivite_${limit}`, (name) =>
    db
      .select({
        minutes: sql<number>`extract(epoch from ${conversations.reponduAt} - ${conversations.createdAt})::float / 60`,
      })
      .from(conversations)
      .innerJoin(utilisateurs, eq(utilisateurs.id, conversations.destinataireId))
      .where(
        and(
          eq(conversations.destinataireId, sql.placeholder('destinataireId')),
          isNotNull(conversations.reponduAt),
          isPublicProfil(utilisateurs),
        ),
      )
      .orderBy(desc(conversations.reponduAt))
      .limit(limit)
      .prepare(name),
  )
  return (await statement.execute({ destinataireId })).map(({ minutes }) => minutes)
}
