import type { ModerationCounts } from '@colocdar/contracts/moderation'
import { useEffect, useRef } from 'react'
import { shiftAttente, showAttente, totalOf } from '../../admin/attente-store.ts'
import type { QueueFilter } from './queue-filter.ts'

/** Keeps the menu's figure in step with the queue: it counts all cities, of which a filtered queue knows one. */
export const useAttenteOf = (counts: ModerationCounts, { villeId }: QueueFilter): void => {
  const before = useRef(totalOf(counts))
  useEffect(() => {
    if (villeId === undefined) showAttente(counts)
    else shiftAttente(totalOf(counts) - before.current)
    before.current = totalOf(counts)
  }, [counts, villeId])
}
