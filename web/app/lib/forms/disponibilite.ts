import { dayOf } from '@colocdar/contracts/jour'
import { immediateDate } from '../formats/disponibilite.ts'

/** Not chosen yet, immediately, or on a given day. */
export type Disponibilite = '' | 'IMMEDIATE' | 'SPECIFIC'

/** The date that is sent: the sentinel for IMMEDIATE, the chosen one for SPECIFIC, none without a choice. */
export const toDateDisponibilite = (choice: string, specificDate: string): string => {
  if (choice === 'IMMEDIATE') return immediateDate
  return choice === 'SPECIFIC' ? specificDate : ''
}

/** The choice behind a stored date. */
export const choiceOf = (date: string | null): { disponibilite: Disponibilite; specificDate: string } => {
  if (!date) return { disponibilite: '', specificDate: '' }
  return date === immediateDate
    ? { disponibilite: 'IMMEDIATE', specificDate: '' }
    : { disponibilite: 'SPECIFIC', specificDate: date }
}

/** Today's date in Morocco: `2026-03-03`. */
export const today = (): string => dayOf(new Date())
