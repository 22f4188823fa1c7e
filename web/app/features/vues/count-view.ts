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
    const body = JSON.stringify({ type, id })
    // Without the typed client, which this page may not have loaded. A view that gets lost is no error.
    fetch('/api/vues', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => {})
  }, lookMs)
  return () => clearTimeout(timer)
}
