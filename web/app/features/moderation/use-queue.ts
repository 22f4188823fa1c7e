import { AppError } from '@colocdar/contracts/errors'
import {
  type Decision,
  type ModerationItem,
  type ModerationQueue,
  moderation,
  undoSeconds,
} from '@colocdar/contracts/moderation'
import { useReducer, useRef } from 'react'
import { useBeforeUnload } from 'react-router'
import { showFailure } from '../../admin/use-admin-action.ts'
import { call } from '../../lib/client/client.ts'
import { keptUnlessSent } from '../../lib/drafts/use-interrupted.ts'
import { closeNotice, showSnackbar, showToast } from '../../ui/notices/notice-store.ts'
import type { QueueFilter } from './queue-filter.ts'
import { motifDraftOf, queueReducer, selectedItem, startQueue } from './queue-state.ts'
import { useAttenteOf } from './use-attente-of.ts'
import { useQueueExtension } from './use-queue-extension.ts'

const undoDuration = undoSeconds * 1000

/** The queue on the screen: what is decided leaves at once, and comes back if it must. */
export const useQueue = (loaded: ModerationQueue, filter: QueueFilter) => {
  const [state, dispatch] = useReducer(queueReducer, loaded, startQueue)
  const inOrder = useOneByOne()
  const lastDecision = useRef<{ decision: Decision; notice: number; until: number } | null>(null)
  useQueueExtension(state, filter, (queue) => dispatch({ type: 'extend', queue }))

  useAttenteOf(state.counts, filter)

  const decide = async (item: ModerationItem, motif?: string): Promise<void> => {
    dispatch({ type: 'leave', item })
    try {
      const decision = await inOrder(() => send(item, motif))
      const notice = showSnackbar({
        title: motif === undefined ? `Vérifié\u00a0: ${nameOf(item)}` : `Refusé\u00a0: ${nameOf(item)}`,
        action: { label: 'Annuler', onSelect: () => void undo(decision) },
        duration: undoDuration,
        // The server gives this much time, whether or not somebody is reading.
        pausable: false,
      })
      lastDecision.current = { decision, notice, until: Date.now() + undoDuration }
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

  /** As it is now; gone or decided by somebody else, it stays away. */
  const reload = async ({ kind, id }: Pick<ModerationItem, 'kind' | 'id'>, said?: string): Promise<void> => {
    try {
      const fresh = await call(moderation.one, { params: { kind, id } })
      if (fresh.etat === 'attente') dispatch({ type: 'return', item: fresh })
      if (said) showToast({ title: said, tone: 'info' })
    } catch (error) {
      showFailure(error)
    }
  }

  const undo = async (decision: Decision): Promise<void> => {
    lastDecision.current = null
    try {
      const { kind, objetId } = await call(moderation.undo, { params: { id: decision.id } })
      await reload({ kind, id: objetId }, 'Décision annulée.')
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
    undoLast: () => {
      const last = lastDecision.current
      if (!last || Date.now() > last.until) return
      closeNotice(last.notice)
      void undo(last.decision)
    },
  }
}

/**
 * Decisions reach the server in the order they were taken, so that the last answer is about the last decision.
 * A fast hand is ahead of a slow network: closing the tab asks before it drops the ones under way.
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
  return keptUnlessSent(motifDraftOf(params), { motif }, () =>
    call(moderation.refuse, { params, body: { version, motif } }),
  )
}

export const nameOf = (item: ModerationItem): string =>
  item.kind === 'avis' ? `Avis de ${item.auteur.username}` : item.contenu.titre
