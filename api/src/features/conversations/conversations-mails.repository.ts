import { and, asc, desc, eq, getTableColumns, gt, isNull, ne, not } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import {
  conversationBlocages,
  conversationMembres,
  conversationMessages,
  conversations,
} from '../../schema/conversations.ts'
import { isVerifiedProfil } from '../../schema/profils.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { isMembre, type Membre } from './conversations-writes.repository.ts'

/** Null when the member has left or muted it, or can no longer sign in. */
export const lockMailing = async (db: Db, membre: Membre) => {
  const [row] = await db
    .select({ ...getTableColumns(conversationMembres), email: utilisateurs.email })
    .from(conversationMembres)
    .innerJoin(utilisateurs, eq(utilisateurs.id, conversationMembres.utilisateurId))
    .where(
      and(
        isMembre(membre),
        isNull(conversationMembres.quitteAt),
        not(conversationMembres.muet),
        isNull(utilisateurs.blockedAt),
      ),
    )
    .for('no key update', { of: conversationMembres })
  return row ?? null
}

// A mail is a reminder, not the conversation.
const mostMessages = 5

/** Unread messages of the other member, the oldest first unless asked otherwise; null when the member has blocked them or they are gone. */
export const selectMailContent = async (
  db: Db,
  { conversationId, utilisateurId }: Membre,
  luId: number,
  first: 'oldest' | 'newest' = 'oldest',
) => {
  const rows = await db
    .select({
      titre: conversations.titre,
      auteur: {
        ...pick(utilisateurs, 'nom', 'prenom'),
        verified: isVerifiedProfil(utilisateurs.id),
      },
      message: pick(conversationMessages, 'texte', 'createdAt'),
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
    .orderBy((first === 'oldest' ? asc : desc)(conversationMessages.id))
    .limit(mostMessages)
  const [row] = rows
  return row ? { ...row, textes: rows.map(({ message }) => message.texte) } : null
}
