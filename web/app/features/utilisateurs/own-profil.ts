import { AppError } from '@colocdar/contracts/errors'
import type { Profil } from '@colocdar/contracts/utilisateurs'
import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'

/** A profile that is not public yet, for the person and for administrators. */
export const readOwnProfil = async (id: number): Promise<Profil> => {
  if (!mayBeOwn(id)) throw new AppError('NOT_FOUND', { message: 'Ce profil n’est pas public.' })
  const { utilisateurs } = await import('@colocdar/contracts/utilisateurs')
  return call(utilisateurs.one, { params: { id } })
}

export const mayBeOwn = (id: number): boolean => {
  const { user } = authStore.getState()
  return user !== null && (user.id === id || user.roles.includes('ROLE_ADMIN'))
}
