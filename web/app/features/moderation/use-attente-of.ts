import type { ModerationCounts } from '@colocdar/contracts/moderation'
import { useEffect, useRef } from 'react'
import { shiftAttente, showAttente, totalOf } from '../../admin/attente-store.ts'
import type { QueueFilter } from './queue-filter.ts'

/** Updates the menu's count with the queue's. The menu counts all cities, a filtered queue only one. */
export const useAttenteOf = (counts: ModerationCounts, { villeId }: QueueFilter): void => {
  const before = useRef(totalOf(counts))
  useEffect(() => {
    if (villeId === undefined) showAttente(counts)
    else shiftAttente(totalOf(counts) - before.current)
    before.current = totalOf(counts)
  }, [counts, villeId])
}
