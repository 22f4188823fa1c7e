import type { ColocType } from '@colocdar/contracts/enumerations'
import { authStore } from '../../lib/auth/auth-store.ts'
import { markAnnonce } from '../../lib/storage/marques.ts'

// A visitor who leaves at once has not looked.
const lookMs = 1_500

interface Seen {
  type: ColocType
  id: number
  ownerId: number | null | undefined
}

/** Sends one view of an ad to the server, except its owner's, and marks it as seen. Returns a function that cancels it. */
export const countView = ({ type, id, ownerId }: Seen): (() => void) => {
  const timer = setTimeout(() => {
    if (document.visibilityState !== 'visible' || authStore.getState().user?.id === ownerId) return
    markAnnonce(type, id, 'vue')
    send('/api/vues', { type, id })
  }, lookMs)
  return () => clearTimeout(timer)
}

/** Sends the words of a search that found nothing. Returns a function that cancels it. */
export const countEmptySearch = (q: string): (() => void) => {
  const timer = setTimeout(() => {
    if (document.visibilityState === 'visible') send('/api/vues/recherches', { q })
  }, lookMs)
  return () => clearTimeout(timer)
}

/** Without the typed client, which this page may not have loaded. What gets lost is no error. */
const send = (path: string, body: object): void => {
  fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {})
}
