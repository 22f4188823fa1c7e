import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import type { AuthState } from './auth-state.ts'
import { authStore, logout } from './auth-store.ts'

/** `useAuth((auth) => auth.user)`. During hydration there is no session, as on the server. */
export const useAuth = <T>(selector: (auth: AuthState) => T): T => useStore(authStore, selector)

export const useLogout = (): (() => void) => {
  const navigate = useNavigate()
  return () => {
    logout()
    navigate(paths.home())
  }
}
