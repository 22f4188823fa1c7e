import type { Profil } from '@colocdar/contracts/utilisateurs'
import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'

/** A profile that is not public yet: null but for the person and for administrators. */
export const readOwnProfil = async (id: number): Promise<Profil | null> => {
  const { user } = authStore.getState()
  if (user?.id !== id && !user?.roles.includes('ROLE_ADMIN')) return null
  const { utilisateurs } = await import('@colocdar/contracts/utilisateurs')
  return call(utilisateurs.one, { params: { id } })
}
