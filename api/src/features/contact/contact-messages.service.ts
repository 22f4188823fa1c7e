import { type Paged, toPaged } from '@colocdar/contracts/common'
import type { MessageRecu, messageEtats } from '@colocdar/contracts/contact-messages'
import { AppError } from '@colocdar/contracts/errors'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { countMessages, lockMessage, selectMessages, toMessage, updateMessage } from './contact-messages.repository.ts'

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

export const readMessage = (acteur: Acteur, deps: Deps, id: number) => markMessage(acteur, deps, 'read', id)

export const answerMessage = (acteur: Acteur, deps: Deps, id: number) => markMessage(acteur, deps, 'answer', id)

const markMessage = (
  acteur: Acteur,
  { db, clock }: Deps,
  action: 'read' | 'answer',
  id: number,
): Promise<MessageRecu> =>
  db.transaction(async (tx) => {
    const before = await lockMessage(tx, id)
    if (!before) throw unknownMessage()
    const alreadyDone = action === 'read' ? before.luAt : before.reponduAt
    if (alreadyDone) return toMessage(before)
    const now = clock()
    const message = await updateMessage(tx, id, {
      luAt: before.luAt ?? now,
      ...(action === 'answer' && { reponduAt: now }),
    })
    if (!message) throw unknownMessage()
    await recordJournal(tx, {
      acteurId: acteur.id,
      action,
      objet: 'message',
      objetId: id,
      avant: momentsOf(toMessage(before)),
      apres: momentsOf(message),
      createdAt: now,
    })
    return message
  })

const momentsOf = ({ luAt, reponduAt }: MessageRecu) => ({ luAt, reponduAt })

const unknownMessage = () => new AppError('NOT_FOUND', { message: 'Ce message n’existe pas.' })
