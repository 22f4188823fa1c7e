import type { ModerationCounts } from '@colocdar/contracts/moderation'
import { create } from 'zustand'

/** How many wait for a decision: the menu shows it, the queue keeps it right. */
export const useAttente = create<{ total: number | null }>(() => ({ total: null }))

export const showAttente = (counts: ModerationCounts): void => useAttente.setState({ total: totalOf(counts) })

export const totalOf = ({ offre, demande, avis }: ModerationCounts): number => offre + demande + avis

export const shiftAttente = (by: number): void =>
  useAttente.setState(({ total }) => ({ total: total === null ? null : Math.max(0, total + by) }))
