import type { Profil } from '@colocdar/contracts/utilisateurs'
import { call } from '../client/client.ts'
import type { AuthFlags } from './auth-state.ts'
import { authStore, setFlags } from './auth-store.ts'

/** Takes the flags from the member's own profile: they may have changed on another device since the sign-in. */
export const takeFlags = <P extends Pick<Profil, 'id' | FlagName>>(profil: P): P => {
  const { id, profileFilled, demandeFilled, emailVerified } = profil
  if (authStore.getState().user?.id === id) setFlags({ profileFilled, demandeFilled, emailVerified })
  return profil
}

/** Asks the server for them. Without an answer they stay as they are. */
export const refreshFlags = async (): Promise<Pick<AuthFlags, FlagName>> => {
  const { user } = authStore.getState()
  try {
    const { utilisateurs } = await import('@colocdar/contracts/utilisateurs')
    if (user) takeFlags(await call(utilisateurs.profile, { params: { id: user.id } }))
  } catch {
    // Offline, or the session has ended: the next call says so.
  }
  return authStore.getState()
}

type FlagName = 'profileFilled' | 'demandeFilled' | 'emailVerified'
