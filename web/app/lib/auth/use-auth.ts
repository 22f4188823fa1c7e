import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import type { AuthActions, AuthState } from './auth-state.ts'
import { authStore } from './auth-store.ts'

/** `useAuth((auth) => auth.user)`. During hydration there is no session, as on the server. */
export const useAuth = <T>(selector: (auth: AuthState & AuthActions) => T): T => useStore(authStore, selector)

export const useLogout = (): (() => void) => {
  const navigate = useNavigate()
  return () => {
    authStore.getState().logout()
    navigate(paths.home())
  }
}
