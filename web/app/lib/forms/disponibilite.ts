import { immediateDate } from '../formats/disponibilite.ts'

/** How one says when: not yet said, at once, or on a day of one's own. */
export type Disponibilite = '' | 'IMMEDIATE' | 'SPECIFIC'

/** The date that is sent: the sentinel for IMMEDIATE, the chosen one for SPECIFIC, none without a choice. */
export const toDateDisponibilite = (choice: string, specificDate: string): string => {
  if (choice === 'IMMEDIATE') return immediateDate
  return choice === 'SPECIFIC' ? specificDate : ''
}

/** The choice that a stored date stands for. */
export const choiceOf = (date: string | null): { disponibilite: Disponibilite; specificDate: string } => {
  if (!date) return { disponibilite: '', specificDate: '' }
  return date === immediateDate
    ? { disponibilite: 'IMMEDIATE', specificDate: '' }
    : { disponibilite: 'SPECIFIC', specificDate: date }
}

/** `2026-03-03`: the day it is in Morocco. */
export const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Africa/Casablanca' })
