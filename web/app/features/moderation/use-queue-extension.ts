import { type ModerationQueue, moderation } from '@colocdar/contracts/moderation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { showFailure } from '../../admin/use-admin-action.ts'
import { call } from '../../lib/client/client.ts'
import type { QueueFilter } from './queue-filter.ts'
import type { QueueState } from './queue-state.ts'

export const queueSize = 30

/** Loads more when fewer items than this are left. */
const margin = 10

/** Loads the next items before the end is reached, so that decisions never wait. */
export const useQueueExtension = (
  { items, suivant }: QueueState,
  filter: QueueFilter,
  onLoaded: (queue: ModerationQueue) => void,
): void => {
  const loading = useRef<string | null>(null)
  const load = useEffectEvent(async (apres: string) => {
    if (loading.current === apres) return
    loading.current = apres
    try {
      onLoaded(await call(moderation.queue, { query: { ...filter, size: queueSize, apres } }))
    } catch (error) {
      showFailure(error)
    }
  })
  const wanted = items.length < margin ? suivant : null
  useEffect(() => {
    if (wanted) void load(wanted)
  }, [wanted])
}
