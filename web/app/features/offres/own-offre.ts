import type { CallOptions } from '@colocdar/contracts/client'
import type { Offre } from '@colocdar/contracts/offres'
import { call } from '../../lib/client/client.ts'

/** An offer with what only its owner may read. The contract is imported lazily: it brings zod, which visitors do not need. */
export const readOwnOffre = async (id: string, options?: CallOptions): Promise<Offre> => {
  const { offres } = await import('@colocdar/contracts/offres')
  return call(offres.one, { params: { id } }, options)
}
