import type { Profil } from '@colocdar/contracts/utilisateurs'
import { call } from '../client/client.ts'
import type { AuthFlags } from './auth-state.ts'
import { authStore, setFlags, setUser } from './auth-store.ts'

/** Takes flags, name and photo from the member's own profile: another device may have changed them since the sign-in. */
export const takeFlags = <P extends Own>(profil: P): P => {
  const { id, profileFilled, demandeFilled, emailVerified, prenom, photo } = profil
  const { user } = authStore.getState()
  if (user?.id !== id) return profil
  setFlags({ profileFilled, demandeFilled, emailVerified })
  setUser({ ...user, prenom: prenom ?? undefined, photo: photo ?? undefined })
  return profil
}

type Own = Pick<Profil, 'id' | FlagName> & Partial<Pick<Profil, 'prenom' | 'photo'>>

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
