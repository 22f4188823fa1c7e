import { AppError } from '@colocdar/contracts/errors'
import { type Decision, type ModerationItem, type ModerationQueue, moderation } from '@colocdar/contracts/moderation'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useBeforeUnload } from 'react-router'
import { shiftAttente } from '../../admin/attente-store.ts'
import { showFailure } from '../../admin/use-admin-action.ts'
import { call } from '../../lib/client/client.ts'
import { saveDraftUnlessSent, wasInterrupted } from '../../lib/drafts/use-interrupted.ts'
import { showToast } from '../../ui/notices/notice-store.ts'
import { keyOf, motifDraftOf, nameOf } from './item-names.ts'
import type { QueueFilter } from './queue-filter.ts'
import { useUndo } from './use-undo.ts'
import { startWaiting, type WaitingList, waitingReducer } from './waiting-list.ts'

/** Modifications of what is public first, then the oldest. */
export const queueReducer = waitingReducer<ModerationItem>(
  keyOf,
  ({ etat, submittedAt }) => `${etat === 'modification' ? 0 : 1} ${submittedAt}`,
)

/** The moderation queue. A decided item leaves at once, and returns if the decision fails or is undone. */
export const useQueue = (loaded: ModerationQueue, filter: QueueFilter) => {
  const [waiting, dispatch] = useReducer(queueReducer, loaded.items, startQueue)
  const [counts, setCounts] = useState(loaded.counts)
  const inOrder = useOneByOne()
  const { startDecision, undoLast } = useUndo()
  useQueueExtension(waiting.items.length, loaded.suivant, filter, (more) => {
    dispatch({ type: 'extend', items: more.items })
    setCounts(more.counts)
  })

  const change = (type: 'leave' | 'return' | 'undo', item: ModerationItem): void => {
    const by = type === 'leave' ? -1 : 1
    dispatch({ type, item })
    setCounts((before) => ({ ...before, [item.kind]: before[item.kind] + by }))
    shiftAttente('total', by)
  }

  const decide = async (item: ModerationItem, motif?: string): Promise<void> => {
    change('leave', item)
    const offerUndo = startDecision()
    try {
      const decision = await inOrder(() => send(item, motif))
      offerUndo(`${motif === undefined ? 'Vérifié' : 'Refusé'}\u00a0: ${nameOf(item)}`, async () => {
        await call(moderation.undo, { params: { id: decision.id } })
        await reload(item, 'undo', 'Décision annulée.')
      })
    } catch (error) {
      await recover(item, error)
    }
  }

  const recover = async (item: ModerationItem, error: unknown): Promise<void> => {
    const code = error instanceof AppError ? error.code : null
    if (code === 'STALE')
      return reload(item, 'return', `${nameOf(item)} a changé entre-temps\u00a0: la fiche à jour attend de nouveau.`)
    showFailure(error, nameOf(item))
    if (code === 'CONFLICT') await reload(item, 'return')
    else if (code !== 'NOT_FOUND') change('return', item)
  }

  /** Fetches the item again; if it is gone or already decided, it stays out of the queue. */
  const reload = async (item: ModerationItem, type: 'return' | 'undo', said?: string): Promise<void> => {
    try {
      const fresh = await call(moderation.one, { params: { kind: item.kind, id: item.id } })
      if (fresh.etat === 'attente' || fresh.etat === 'modification') change(type, fresh)
      if (said) showToast({ title: said, tone: 'info' })
    } catch (error) {
      showFailure(error, nameOf(item))
    }
  }

  return {
    waiting,
    counts,
    dispatch,
    verify: (item: ModerationItem) => void decide(item),
    refuse: (item: ModerationItem, motif: string) => void decide(item, motif),
    undoLast,
  }
}

/** Starts with the refusal whose reason was being written or sent when the session ended. */
const startQueue = (items: readonly ModerationItem[]): WaitingList<ModerationItem> => {
  const interrupted = items.find((item) => wasInterrupted(motifDraftOf(item)))
  return interrupted ? { items, selected: interrupted } : startWaiting(items)
}

export const queueSize = 30

/** Loads more when fewer items than this are left. */
const margin = 10

/** Loads the next items before the end is reached, so that decisions never wait. */
const useQueueExtension = (
  left: number,
  first: string | null,
  filter: QueueFilter,
  onLoaded: (queue: ModerationQueue) => void,
): void => {
  const next = useRef(first)
  const load = useEffectEvent(async () => {
    const apres = next.current
    if (apres === null) return
    next.current = null
    try {
      const more = await call(moderation.queue, { query: { ...filter, size: queueSize, apres } })
      next.current = more.suivant
      onLoaded(more)
    } catch (error) {
      next.current = apres
      showFailure(error)
    }
  })
  useEffect(() => {
    if (left < margin) void load()
  }, [left])
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
