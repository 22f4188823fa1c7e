import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import {
  conversationBlocages,
  conversationMembres,
  conversationMessages,
  conversations,
} from '../../schema/conversations.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'

type Key = { conversationId: number; utilisateurId: number }

export type Mailing = Key &
  Pick<typeof conversationMembres.$inferSelect, 'luId' | 'mailPrevu' | 'mailEnvoye' | 'mailAt'>

/** Null when the member has left, or can no longer sign in. */
export const lockMailing = async (db: Db, key: Key): Promise<Mailing | null> => {
  const [row] = await db
    .select({ membre: conversationMembres })
    .from(conversationMembres)
    .innerJoin(utilisateurs, eq(utilisateurs.id, conversationMembres.utilisateurId))
    .where(and(isKey(key), isNull(conversationMembres.quitteAt), isNull(utilisateurs.blockedAt)))
    .for('no key update', { of: conversationMembres })
  return row?.membre ?? null
}

// A mail is a reminder, not the conversation.
const mostMessages = 5

/** The unread messages of the other member, oldest first; null when the member has blocked them or they are gone. */
export const selectMailContent = async (db: Db, { conversationId, utilisateurId }: Key, luId: number) => {
  const rows = await db
    .select({
      texte: conversationMessages.texte,
      createdAt: conversationMessages.createdAt,
      titre: conversations.titre,
      nom: utilisateurs.nom,
      prenom: utilisateurs.prenom,
    })
    .from(conversationMessages)
    .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
    .innerJoin(utilisateurs, eq(utilisateurs.id, conversationMessages.auteurId))
    .leftJoin(
      conversationBlocages,
      and(eq(conversationBlocages.bloqueurId, utilisateurId), eq(conversationBlocages.bloqueId, utilisateurs.id)),
    )
    .where(
      and(
        eq(conversationMessages.conversationId, conversationId),
        gt(conversationMessages.id, luId),
        eq(conversationMessages.perdu, false),
        ne(conversationMessages.auteurId, utilisateurId),
        isNull(conversationBlocages.bloqueId),
      ),
    )
    .orderBy(asc(conversationMessages.id))
    .limit(mostMessages)
  const [first] = rows
  if (!first) return null
  return {
    titre: first.titre,
    auteur: { nom: first.nom, prenom: first.prenom },
    messages: rows.map(({ texte, createdAt }) => ({ texte, createdAt })),
  }
}

const isKey = ({ conversationId, utilisateurId }: Key) =>
  and(eq(conversationMembres.conversationId, conversationId), eq(conversationMembres.utilisateurId, utilisateurId))
