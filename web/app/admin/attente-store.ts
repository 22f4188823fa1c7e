import type { ModerationCounts } from '@colocdar/contracts/moderation'
import { create } from 'zustand'

interface Attente {
  /** How many items wait for a decision: shown by the menu, updated by the queue. */
  total: number | null
  /** Dossiers of reports that wait too. */
  signales: number
  /** Unread messages. */
  messages: number
}

export const useAttente = create<Attente>(() => ({ total: null, signales: 0, messages: 0 }))

export const showSignales = (signales: number): void => useAttente.setState({ signales })

export const showUnreadMessages = (messages: number): void => useAttente.setState({ messages })

export const showAttente = (counts: ModerationCounts): void => useAttente.setState({ total: totalOf(counts) })

export const totalOf = (counts: ModerationCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

export const shiftAttente = (by: number): void =>
  useAttente.setState(({ total }) => ({ total: total === null ? null : Math.max(0, total + by) }))
