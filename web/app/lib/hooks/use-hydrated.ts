import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { pendingIntent } from '../storage/stored-route.ts'

/** False on the server and during hydration, which must match it; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/**
 * The state of the last navigation. It survives a reload, but the server does not know it: null until hydration.
 */
export const useCarriedState = (): unknown => {
  const { state } = useLocation()
  return useHydrated() ? state : null
}

/** What the visitor is on the way to; null without an intent, and until hydration. */
export const usePendingIntent = () => (useHydrated() ? pendingIntent() : null)
