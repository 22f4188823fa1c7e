import { useLocation } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * The state of the last navigation. It survives a reload, but the server does not know it: null until hydration.
 */
export const useCarriedState = (): unknown => {
  const { state } = useLocation()
  return useHydrated() ? state : null
}
