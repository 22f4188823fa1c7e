import { AppError } from '@colocdar/contracts/errors'
import { moroccanTime } from '@colocdar/contracts/jour'
import { journalActions } from '@colocdar/contracts/journal'
import type { LastDecision } from './moderation.repository.ts'

/** For the administrator who came second: what was decided, by whom and when. */
export const decidedBy = ({ action, createdAt, username }: LastDecision): AppError => {
  const par = username ?? 'un autre administrateur'
  return new AppError('CONFLICT', {
    message: `Décision déjà prise par ${par} le ${momentOf(createdAt)}\u00a0: ${journalActions[action].toLowerCase()}.`,
    details: { par, quand: createdAt.toISOString(), decision: action },
  })
}

/** « 1er mars 2026 à 10:00 », where Intl writes « 1 mars ». */
const momentOf = (date: Date): string => momentFormat.format(date).replace(/^1 /, '1er ')

const momentFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: moroccanTime,
})
