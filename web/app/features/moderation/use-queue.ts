import { AppError } from '@colocdar/contracts/errors'
import {
  type Decision,
  type ModerationCounts,
  type ModerationItem,
  type ModerationQueue,
  moderation,
} from '@colocdar/contracts/moderation'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useBeforeUnload } from 'react-router'
import { shiftAttente, showAttente, totalOf } from '../../admin/attente-store.ts'
import { showFailure } from '../../admin/use-admin-action.ts'
import { call } from '../../lib/client/client.ts'
import { saveDraftUnlessSent } from '../../lib/drafts/use-interrupted.ts'
import { showToast } from '../../ui/notices/notice-store.ts'
import type { QueueFilter } from './queue-filter.ts'
import { motifDraftOf, type QueueState, queueReducer, selectedItem, startQueue } from './queue-state.ts'
import { useUndo } from './use-undo.ts'

/** The moderation queue. A decided item leaves at once, and returns if the decision fails or is undone. */
export const useQueue = (loaded: ModerationQueue, filter: QueueFilter) => {
  const [state, dispatch] = useReducer(queueReducer, loaded, startQueue)
  const inOrder = useOneByOne()
  const { offerUndo, undoLast } = useUndo()
  useQueueExtension(state, filter, (queue) => dispatch({ type: 'extend', queue }))
  useAttenteOf(state.counts, filter)

  const decide = async (item: ModerationItem, motif?: string): Promise<void> => {
    dispatch({ type: 'leave', item })
    try {
      const decision = await inOrder(() => send(item, motif))
      offerUndo(`${motif === undefined ? 'Vérifié' : 'Refusé'}\u00a0: ${nameOf(item)}`, async () => {
        await call(moderation.undo, { params: { id: decision.id } })
        await reload(item, 'Décision annulée.')
      })
    } catch (error) {
      await recover(item, error)
    }
  }

  const recover = async (item: ModerationItem, error: unknown): Promise<void> => {
    const code = error instanceof AppError ? error.code : null
    if (code === 'STALE') return reload(item, 'Cette fiche a changé entre-temps\u00a0: la voici à jour.')
    showFailure(error)
    if (code === 'CONFLICT') await reload(item)
    else if (code !== 'NOT_FOUND') dispatch({ type: 'return', item })
  }

  /** Fetches the item again; if it is gone or already decided, it stays out of the queue. */
  const reload = async ({ kind, id }: Pick<ModerationItem, 'kind' | 'id'>, said?: string): Promise<void> => {
    try {
      const fresh = await call(moderation.one, { params: { kind, id } })
      if (fresh.etat === 'attente' || fresh.etat === 'modification') dispatch({ type: 'return', item: fresh })
      if (said) showToast({ title: said, tone: 'info' })
    } catch (error) {
      showFailure(error)
    }
  }

  return {
    state,
    item: selectedItem(state),
    dispatch,
    verify: (item: ModerationItem) => void decide(item),
    refuse: (item: ModerationItem, motif: string) => void decide(item, motif),
    undoLast,
  }
}

export const queueSize = 30

/** Loads more when fewer items than this are left. */
const margin = 10

/** Loads the next items before the end is reached, so that decisions never wait. */
const useQueueExtension = (
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

/** Updates the menu's count with the queue's. The menu counts all cities, a filtered queue only one. */
const useAttenteOf = (counts: ModerationCounts, { villeId }: QueueFilter): void => {
  const before = useRef(totalOf(counts))
  useEffect(() => {
    if (villeId === undefined) showAttente(counts)
    else shiftAttente(totalOf(counts) - before.current)
    before.current = totalOf(counts)
  }, [counts, villeId])
}

/**
 * Sends decisions one after the other, so that the last response is that of the last decision. Closing the tab asks
 * for confirmation while some are still to be sent.
 */
const useOneByOne = () => {
  const previous = useRef<Promise<unknown>>(Promise.resolve())
  const underway = useRef(0)
  useBeforeUnload((event) => {
    if (underway.current > 0) event.preventDefault()
  })
  return <T>(next: () => Promise<T>): Promise<T> => {
    underway.current += 1
    const answer = previous.current.then(next).finally(() => {
      underway.current -= 1
    })
    previous.current = answer.catch(() => {})
    return answer
  }
}

const send = ({ kind, id, version }: ModerationItem, motif: string | undefined): Promise<Decision> => {
  const params = { kind, id }
  if (motif === undefined) return call(moderation.verify, { params, body: { version } })
  return saveDraftUnlessSent(motifDraftOf(params), { motif }, () =>
    call(moderation.refuse, { params, body: { version, motif } }),
  )
}

export const nameOf = (item: ModerationItem): string => {
  if (item.kind === 'avis') return `Avis de ${item.auteur.username}`
  return item.kind === 'profil' ? `Profil de ${item.auteur.username}` : item.contenu.titre
}
