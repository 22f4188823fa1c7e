import type { Langue } from '@colocdar/contracts/langues'
import { paths } from '@colocdar/contracts/paths'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { PushReglages } from '@colocdar/contracts/push'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { PushContent } from '../../push/push-queue.ts'
import { pushTo } from '../push/push.service.ts'
import * as ar from './conversations.mails.ar.ts'
import * as fr from './conversations.mails.fr.ts'
import { lockMailing, selectMailContent } from './conversations-mails.repository.ts'
import { type Membre, updateMembre } from './conversations-writes.repository.ts'

// Who has the conversation open has read it by then.
const seenSeconds = 5

/** In the message's transaction. */
export const pushMessage = (
  tx: Db,
  deps: Pick<Deps, 'pushes' | 'clock'>,
  { conversationId, utilisateurId }: Membre,
): Promise<void> =>
  pushTo(tx, deps, { id: utilisateurId }, { sujet: 'message', message: { conversationId, utilisateurId } }, seenSeconds)

/** As it is now due: about the newest unread message. Null by the same rules as for the mail. */
export const prepareMessagePush = async (
  db: Db,
  membre: Membre,
  { langue, apercu }: Pick<PushReglages, 'apercu'> & { langue: Langue },
): Promise<PushContent | null> => {
  const mailing = await lockMailing(db, membre)
  const content = mailing && (await selectMailContent(db, membre, mailing.luId, 'newest'))
  if (!content) return null
  const { titre, auteur, textes } = content
  const { conversationId } = membre
  // The title looks like our own words: a name that an administrator has seen, or none.
  const nom = auteur.verified ? publicNom(auteur) : null
  const texte = apercu ? textes[0] : undefined
  return {
    langue,
    ...(langue === 'ar' ? ar : fr).messageNotification({ nom, titre, texte }),
    path: paths.conversation(conversationId),
    tag: `conversation-${conversationId}`,
  }
}

/** It reached a device: the mail can wait. */
export const markPushed = (db: Db, membre: Membre, now: Date): Promise<void> =>
  updateMembre(db, membre, { pousseeAt: now })
