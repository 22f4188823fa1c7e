import type { Demande } from '@colocdar/contracts/demandes'
import { AppError } from '@colocdar/contracts/errors'
import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'

/** A request that is not public, for its author. */
export const readOwnDemande = async (id: string): Promise<Demande> => {
  if (authStore.getState().token === null)
    throw new AppError('NOT_FOUND', { message: 'Cette demande n’est pas publique.' })
  // Imported lazily: it brings zod, which visitors do not need.
  const { demandes } = await import('@colocdar/contracts/demandes')
  return call(demandes.one, { params: { id } })
}
