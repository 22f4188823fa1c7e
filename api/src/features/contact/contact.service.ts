import { type Paged, toPaged } from '@colocdar/contracts/common'
import type { ContactForm, MessageRecu, messageEtats } from '@colocdar/contracts/contact'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { contact } from './contact.mails.ts'
import {
  countMessages,
  deleteMessagesBefore,
  deleteMessagesFrom,
  insertMessage,
  lockMessage,
  selectMessages,
  updateMessage,
} from './contact.repository.ts'
import * as texts from './contact.texts.fr.ts'

/** Stores a visitor's message for administrators and mails it to the team, in one transaction. */
export const sendMessage = async (
  { db, mails, limits, config }: Pick<Deps, 'db' | 'mails' | 'limits' | 'config'>,
  ip: string,
  form: ContactForm,
): Promise<{ message: string }> => {
  await limits.take('contact', ip)
  await db.transaction(async (tx) => {
    await insertMessage(tx, form)
    await mails.enqueue(tx, contact.to(config.contactEmail, form))
  })
  return { message: texts.sent }
}

/** Anyone can type any address into the contact form: call it only for a verified address. */
export const removeMessagesFrom = deleteMessagesFrom

const keptYears = 2

/** As the privacy policy promises. */
export const purgeMessages = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const oldest = clock()
  oldest.setUTCFullYear(oldest.getUTCFullYear() - keptYears)
  await deleteMessagesBefore(db, oldest)
}

export const listMessages = async (
  db: Db,
  { page, size, etat }: { page: number; size: number; etat: (typeof messageEtats)[number] },
): Promise<Paged<MessageRecu>> => {
  const [content, total] = await Promise.all([
    selectMessages(db, etat, { limit: size, offset: page * size }),
    countMessages(db, etat),
  ])
  return toPaged(content, { page, size }, total)
}

/** An answered message counts as read. */
export const markMessage = (
  acteur: Acteur,
  { db, clock }: Deps,
  { id, action }: { id: number; action: 'read' | 'answer' },
): Promise<MessageRecu> =>
  db.transaction(async (tx) => {
    const before = await lockMessage(tx, id)
    if (!before) throw unknownMessage()
    const alreadyDone = action === 'read' ? before.luAt : before.reponduAt
    if (alreadyDone) return before
    const now = clock()
    const message = await updateMessage(tx, id, {
      ...(!before.luAt && { luAt: now }),
      ...(action === 'answer' && { reponduAt: now }),
    })
    if (!message) throw unknownMessage()
    await recordJournal(tx, {
      acteurId: acteur.id,
      action,
      objet: 'message',
      objetId: id,
      avant: momentsOf(before),
      apres: momentsOf(message),
      createdAt: now,
    })
    return message
  })

const momentsOf = ({ luAt, reponduAt }: MessageRecu) => ({ luAt, reponduAt })

const unknownMessage = () => new AppError('NOT_FOUND', { message: texts.unknown })
