import { useSyncExternalStore } from 'react'

/** False on the server and during hydration, which must match it; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
