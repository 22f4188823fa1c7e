import { randomUUID } from 'node:crypto'
import { publicNom } from '@colocdar/contracts/public-nom'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type MessageReady, unnamed } from './conversations.mails.fr.ts'
import { type MessageFields, nouveauMessage } from './conversations.mails.ts'
import { lockMailing, selectMailContent } from './conversations-mails.repository.ts'
import { type Membre, updateMembre } from './conversations-writes.repository.ts'

interface Mailing extends Membre {
  email: string
  mailPrevu: string | null
  mailAt: Date | null
}

const unreadMs = 2 * 60_000
/** Where a notification of it reached a device. */
const notifiedMs = 10 * 60_000
const betweenMailsMs = 60 * 60_000

/** Queues a mail in the message's transaction, unless one already waits, and returns its id. */
export const planMail = async (
  tx: Db,
  { mails }: Pick<Deps, 'mails'>,
  membre: Mailing,
  now: Date,
  dueIn = unreadMs,
): Promise<string> => {
  if (membre.mailPrevu) return membre.mailPrevu
  const { conversationId, utilisateurId, email, mailAt } = membre
  const id = randomUUID()
  const untilNextMs = mailAt ? mailAt.getTime() + betweenMailsMs - now.getTime() : 0
  const afterSeconds = Math.ceil(Math.max(dueIn, untilNextMs) / 1000)
  await mails.enqueue(tx, nouveauMessage.to(email, { conversationId, utilisateurId }), { id, afterSeconds })
  return id
}

/**
 * The mail as it is now due, or null when nobody needs it any more. A retry of a mail whose process died after this
 * claimed it gets it again; a mail that another one has replaced does not.
 */
export const prepareMessageMail = (
  deps: Pick<Deps, 'db' | 'clock' | 'mails'>,
  { conversationId, utilisateurId }: MessageFields,
  mailId: string,
): Promise<MessageReady | null> =>
  deps.db.transaction(async (tx) => {
    const key = { conversationId, utilisateurId }
    const membre = await lockMailing(tx, key)
    if (!membre || (mailId !== membre.mailPrevu && mailId !== membre.mailEnvoye)) return null
    const content = await selectMailContent(tx, key, membre.luId)
    if (!content) {
      if (mailId === membre.mailPrevu) await updateMembre(tx, key, { mailPrevu: null })
      return null
    }
    if (mailId === membre.mailPrevu) {
      const now = deps.clock()
      const { createdAt } = content.message
      const notified = membre.pousseeAt !== null && membre.pousseeAt >= createdAt
      const dueIn = createdAt.getTime() + (notified ? notifiedMs : unreadMs) - now.getTime()
      // Notified, or the message that this mail was queued for was read and another one came since.
      if (dueIn > 0) {
        const mailPrevu = await planMail(tx, deps, { ...membre, mailPrevu: null }, now, dueIn)
        await updateMembre(tx, key, { mailPrevu })
        return null
      }
      await updateMembre(tx, key, { mailPrevu: null, mailEnvoye: mailId, mailAt: now })
    }
    const { titre, textes, auteur } = content
    const nom = publicNom(auteur) ?? unnamed
    return { conversationId, nom, sujet: auteur.verified ? nom : unnamed, titre, textes }
  })
