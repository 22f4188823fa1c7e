import type { Paged } from '@colocdar/contracts/common'
import { type Offre, offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { call } from '../../lib/client/client.ts'
import { rememberHidden } from '../../lib/client/hidden-ads.ts'

const mesOffresSize = 6

/** One page of a member's own offers, and how many of all of them await verification. */
export const loadMesOffres = async (
  userId: number,
  page: number,
): Promise<{ offres: Paged<Offre>; waiting: number }> => {
  const { enAttente = 0, ...shown } = await call(offres.search, { query: { userId, page, size: mesOffresSize } })
  rememberHidden(shown.content, paths.offre)
  return { offres: shown, waiting: enAttente }
}

/** `?page=2`; anything else is the first page. */
export const pageOf = (url: string): number => {
  const page = Number(new URL(url).searchParams.get('page'))
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 0
}
