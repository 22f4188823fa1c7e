import { AppError } from '@colocdar/contracts/errors'
import type { Offre, OffreDetailEdition } from '@colocdar/contracts/offres'
import { authStore } from '../../lib/auth/auth-store.ts'
import { call } from '../../lib/client/client.ts'

/** An offer that is not public, for its owner. */
export const readOwnOffre = async (id: string): Promise<Offre> => {
  if (authStore.getState().token === null)
    throw new AppError('NOT_FOUND', { message: 'Cette annonce n’est pas publique.' })
  return call((await contract()).one, { params: { id } })
}

export const saveOffre = async (id: number, change: OffreDetailEdition): Promise<Offre> =>
  call((await contract()).update, { params: { id }, body: change })

export const removeOffre = async (id: number): Promise<void> => call((await contract()).remove, { params: { id } })

/** Imported lazily: it brings zod, which visitors do not need. */
const contract = async () => (await import('@colocdar/contracts/offres')).offres
