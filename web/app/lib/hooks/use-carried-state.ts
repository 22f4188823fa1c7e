import { useLocation } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * What the last navigation carried along. The browser keeps it over a reload and the server knows nothing of it:
 * a page that shows it waits until it has been taken over.
 */
export const useCarriedState = (): unknown => {
  const { state } = useLocation()
  return useHydrated() ? state : null
}
