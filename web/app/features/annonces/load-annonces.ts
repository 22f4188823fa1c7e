import { demandes } from '@colocdar/contracts/demandes'
import { offres } from '@colocdar/contracts/offres'
import { paths } from '@colocdar/contracts/paths'
import { call } from '../../lib/client/client.ts'
import { rememberHidden } from '../../lib/client/hidden-ads.ts'

/** How many of each kind are loaded. */
const size = 10

/** The newest of a member's offers and requests. */
export const loadAnnonces = async (userId: number) => {
  const query = { page: 0, size, userId }
  const [mine, asked] = await Promise.all([call(offres.search, { query }), call(demandes.search, { query })])
  rememberHidden(mine.content, paths.offre)
  rememberHidden(asked.content, paths.demande)
  return { offres: mine.content, moreOffres: !mine.last, demandes: asked.content }
}

const mesOffresSize = 6

/** One page of a member's own offers, and how many of all of them await verification. */
export const loadMesOffres = async (userId: number, page: number) => {
  const { enAttente = 0, ...shown } = await call(offres.search, { query: { userId, page, size: mesOffresSize } })
  rememberHidden(shown.content, paths.offre)
  return { offres: shown, waiting: enAttente }
}
