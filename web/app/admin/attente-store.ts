import type { ModerationCounts } from '@colocdar/contracts/moderation'
import { create } from 'zustand'

/** What the menu counts. */
interface Attente {
  /** Items of the queue. */
  total: number
  /** Dossiers of reports. */
  signales: number
  /** Unread messages. */
  messages: number
}

export const useAttente = create<Attente>(() => ({ total: 0, signales: 0, messages: 0 }))

export const showAttente = (counts: Partial<Attente>): void => useAttente.setState(counts)

export const shiftAttente = (what: keyof Attente, by: 1 | -1): void =>
  useAttente.setState((before) => ({ [what]: Math.max(0, before[what] + by) }))

export const totalOf = (counts: ModerationCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
