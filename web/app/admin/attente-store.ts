import type { ModerationCounts } from '@colocdar/contracts/moderation'
import { create } from 'zustand'

/** How many items wait for a decision: shown by the menu, updated by the queue. */
export const useAttente = create<{ total: number | null }>(() => ({ total: null }))

export const showAttente = (counts: ModerationCounts): void => useAttente.setState({ total: totalOf(counts) })

export const totalOf = (counts: ModerationCounts): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

export const shiftAttente = (by: number): void =>
  useAttente.setState(({ total }) => ({ total: total === null ? null : Math.max(0, total + by) }))
