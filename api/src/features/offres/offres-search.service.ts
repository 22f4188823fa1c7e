import { maxFilteredTotal, toPaged } from '@colocdar/contracts/common'
import type { OutputOf, ParsedOf } from '@colocdar/contracts/endpoint'
import { pickFields } from '@colocdar/contracts/fields'
import type { offres } from '@colocdar/contracts/offres'
import { type OffreFiltres, offreFiltres } from '@colocdar/contracts/offres-filtres'
import { capTotal } from '../../db/capped-total.ts'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { readWords } from '../villes/villes-mots.service.ts'
import { ownsOffre, presentOffre } from './offres.policy.ts'
import { type FoundOffres, selectOffresOf } from './offres.repository.ts'
import { selectPublicOffres } from './offres-public.repository.ts'
import { isMatchingOffre, type OffreSearch, selectMatchingOffres } from './offres-search.repository.ts'
import { isOffreFiltered } from './offres-search.rules.ts'
import { withModifications } from './offres-versions.service.ts'

type Query = ParsedOf<typeof offres.search>['query']
type FoundPage = OutputOf<typeof offres.search>

/**
 * Public offers that match the filters, or those of one member. `verified` changes nothing: only their owner gets
 * unverified ones, by userId.
 */
export const searchOffres = async (acteur: Acteur | null, db: Db, search: Query): Promise<FoundPage> => {
  const { page, size, userId, villeId, excludedId, tri } = search
  const window = { limit: size, offset: page * size }
  const toPage = ({ rows, total }: FoundOffres) =>
    toPaged(
      rows.map((row) => presentOffre(acteur, row)),
      search,
      total,
    )
  const filtres = pickFields(search, offreFiltres)
  const matching = isOffreFiltered(search) ? await toOffreSearch(db, filtres, excludedId) : undefined
  if (userId !== undefined) {
    const isOwner = ownsOffre(acteur, { proprietaireId: userId })
    const owner = { proprietaireId: userId, publicOnly: !isOwner }
    const found = await selectOffresOf(
      db,
      owner,
      { villeId, excludedId, matching: matching && isMatchingOffre(matching) },
      window,
    )
    if (!isOwner) return toPage(found)
    const rows = await withModifications(db, found.rows)
    return { ...toPage({ ...found, rows }), enAttente: found.waiting }
  }
  if (!matching) return toPage(await selectPublicOffres(db, { villeId, excludedId }, window))
  const { rows, total } = await selectMatchingOffres(db, matching, tri, window)
  const counted = capTotal(total, maxFilteredTotal)
  return { ...toPage({ rows, total: counted.total }), totalCapped: counted.totalCapped }
}

/** The words of `q` with what they mean. */
export const toOffreSearch = async (db: Db, filtres: OffreFiltres, excludedId?: number): Promise<OffreSearch> => ({
  filtres,
  words: filtres.q === undefined ? [] : await readWords(db, 'offres_recherche', filtres.q),
  excludedId,
})
