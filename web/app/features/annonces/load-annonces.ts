import type { Paged } from '@colocdar/contracts/common'
import { type Demande, demandes } from '@colocdar/contracts/demandes'
import { type Offre, offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { call } from '../../lib/client/client.ts'
import { rememberHidden } from '../../lib/client/hidden-ads.ts'

/** How many of each kind are loaded. */
const size = 10

export type Annonce = Offre | Demande

/** A member's offers and requests, each with its `type`. */
export const loadAnnonces = async (userId: number): Promise<{ annonces: Annonce[]; moreOffres: boolean }> => {
  const query = { page: 0, size, userId }
  const [mine, asked] = await Promise.all([call(offres.search, { query }), call(demandes.search, { query })])
  rememberHidden(mine.content, paths.offre)
  rememberHidden(asked.content, paths.demande)
  return { annonces: [...mine.content, ...asked.content], moreOffres: !mine.last }
}

export const offresOf = (annonces: readonly Annonce[]): Offre[] =>
  annonces.filter((annonce): annonce is Offre => annonce.type === 'offre')

export const demandesOf = (annonces: readonly Annonce[]): Demande[] =>
  annonces.filter((annonce): annonce is Demande => annonce.type === 'demande')

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
