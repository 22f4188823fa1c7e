import type { Paged } from '@colocdar/contracts/common'
import { type Offre, offres } from '@colocdar/contracts/offres'
import { call } from '../../lib/client/client.ts'

const mesOffresSize = 6

/** More than anybody has. */
const all = 200

/** One page of a member's own offers, and how many of them all await verification. */
export const loadMesOffres = async (
  userId: number,
  page: number,
): Promise<{ offres: Paged<Offre>; waiting: number }> => {
  const shown = await call(offres.search, { query: { userId, page, size: mesOffresSize } })
  const others = shown.totalPages > 1 ? await call(offres.search, { query: { userId, page: 0, size: all } }) : shown
  return { offres: shown, waiting: others.content.filter(isWaiting).length }
}

export const isWaiting = ({ verified, motifRefus }: Pick<Offre, 'verified' | 'motifRefus'>): boolean =>
  !verified && motifRefus === null

/** `?page=2`; anything else is the first page. */
export const pageOf = (url: string): number => {
  const page = Number(new URL(url).searchParams.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 0
}
