import { useSyncExternalStore } from 'react'

/** False on the server and in the first rendering of the browser, which must match it; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
