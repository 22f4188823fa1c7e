import type { Demande } from '@colocdar/contracts/demandes'
import { AppError } from '@colocdar/contracts/errors'
import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'

/** A request that is not public, for its author. */
export const readOwnDemande = async (id: string): Promise<Demande> => {
  if (authStore.getState().token === null)
    throw new AppError('NOT_FOUND', { message: 'Cette demande n’est pas publique.' })
  return call((await contract()).one, { params: { id } })
}

export const saveDateDemande = async (id: number, dateDemande: string): Promise<Demande> =>
  call((await contract()).update, { params: { id }, body: { dateDemande } })

export const removeDemande = async (id: number): Promise<void> => call((await contract()).remove, { params: { id } })

/** Imported lazily: it brings zod, which visitors do not need. */
const contract = async () => (await import('@colocdar/contracts/demandes')).demandes
