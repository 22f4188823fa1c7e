import { AppError } from '@colocdar/contracts/errors'
import type { Offre } from '@colocdar/contracts/offres'
import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'

/** An offer that is not public, for its owner. */
export const readOwnOffre = async (id: string): Promise<Offre> => {
  if (authStore.getState().token === null)
    throw new AppError('NOT_FOUND', { message: 'Cette annonce n’est pas publique.' })
  // Imported lazily: it brings zod, which visitors do not need.
  const { offres } = await import('@colocdar/contracts/offres')
  return call(offres.one, { params: { id } })
}
