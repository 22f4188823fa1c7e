import { maxFilteredTotal, toPaged } from '@colocdar/contracts/common'
import type { OutputOf, ParsedOf } from '@colocdar/contracts/endpoint'
import { pickFields } from '@colocdar/contracts/fields'
import type { offres } from '@colocdar/contracts/offres'
import { type OffreFiltre, type OffreFiltres, offreFiltres } from '@colocdar/contracts/offres-filtres'
import type { Pistes } from '@colocdar/contracts/pistes'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { findNearHits } from '../../search/near-hits.ts'
import { capTotal, capWindow } from '../../search/search-hits.ts'
import { isFiltered } from '../../search/searched-list.ts'
import { withModifications } from '../modifications/modifications-annonces.service.ts'
import { findRepereIds } from '../reperes/reperes.service.ts'
import { readWords } from '../villes/villes-mots.service.ts'
import { findPistesOf } from '../villes/villes-pistes.service.ts'
import { ownsOffre, presentOffre } from './offres.policy.ts'
import { type OffreRow, selectOffresOf } from './offres.repository.ts'
import { selectPublicOffres, selectPublicOffresByIds } from './offres-public.repository.ts'
import { isMatchingOffre, type OffreSearch, searchedOffres, selectMatchingOffres } from './offres-search.repository.ts'

type Query = ParsedOf<typeof offres.search>['query']
type FoundPage = OutputOf<typeof offres.search>

/**
 * Public offers that match the filters, or those of one member. `verified` changes nothing: only their owner gets
 * unverified ones, by userId.
 */
export const searchOffres = async (acteur: Acteur | null, db: Db, search: Query) =>
  search.userId === undefined ? searchPublicOffres(db, search) : searchOffresOf(acteur, db, search.userId, search)

/** The same for everybody, administrators included. */
export const searchPublicOffres = async (db: Db, search: Query): Promise<FoundPage> => {
  const { villeId, excludedId, tri } = search
  const matching = await matchingOf(db, search)
  if (!matching) {
    const { rows, total } = await selectPublicOffres(db, { villeId, excludedId }, windowOf(search))
    return toPaged(rows, search, total)
  }
  const window = capWindow(windowOf(search), maxFilteredTotal)
  const { rows, total } = await selectMatchingOffres(db, matching, tri, window)
  const { totalCapped, ...counted } = capTotal(total, maxFilteredTotal)
  return { ...toPaged(rows, search, counted.total), totalCapped }
}

export const searchOffresOf = async (
  acteur: Acteur | null,
  db: Db,
  userId: number,
  search: Query,
): Promise<FoundPage> => {
  const { villeId, excludedId } = search
  const matching = await matchingOf(db, search)
  const isOwner = ownsOffre(acteur, { proprietaireId: userId })
  const owner = { proprietaireId: userId, publicOnly: !isOwner }
  const filter = { villeId, excludedId, matching: matching && isMatchingOffre(matching) }
  const { rows, total, waiting } = await selectOffresOf(db, owner, filter, windowOf(search))
  const toPage = (found: OffreRow[]) =>
    toPaged(
      found.map((row) => presentOffre(acteur, row)),
      search,
      total,
    )
  return isOwner ? { ...toPage(await withModifications(db, 'offre', rows)), enAttente: waiting } : toPage(rows)
}

const windowOf = ({ page, size }: Query) => ({ limit: size, offset: page * size })

const matchingOf = (db: Db, search: Query) =>
  isFiltered(offreFiltres, search) ? toOffreSearch(db, pickFields(search, offreFiltres), search.excludedId) : undefined

/** What to try when a search finds nothing. */
export const findPistes = async (db: Db, filtres: OffreFiltres): Promise<Pistes<OffreFiltre>> =>
  findPistesOf(db, searchedOffres, offreFiltres, await toOffreSearch(db, filtres))

/** Public offers that have most of the words. */
export const listProches = async (db: Db, filtres: OffreFiltres): Promise<OutputOf<typeof offres.proches>> =>
  selectPublicOffresByIds(db, await findNearHits(db, searchedOffres, await toOffreSearch(db, filtres)))

/** The words of `q` with what they mean. */
export const toOffreSearch = async (db: Db, filtres: OffreFiltres, excludedId?: number): Promise<OffreSearch> => ({
  filtres,
  words: filtres.q === undefined ? [] : await readWords(db, 'offres_recherche', filtres.q),
  repereIds: filtres.repere === undefined ? [] : await findRepereIds(db, filtres.repere),
  excludedId,
})
