import { maxFilteredTotal, toPaged } from '@colocdar/contracts/common'
import type { demandes } from '@colocdar/contracts/demandes'
import { type DemandeFiltre, type DemandeFiltres, demandeFiltres } from '@colocdar/contracts/demandes-filtres'
import type { OutputOf, ParsedOf } from '@colocdar/contracts/endpoint'
import { pickFields } from '@colocdar/contracts/fields'
import type { Pistes } from '@colocdar/contracts/pistes'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { findNearHits } from '../../search/near-hits.ts'
import { capTotal, capWindow } from '../../search/search-hits.ts'
import { isFiltered } from '../../search/searched-list.ts'
import { withOwnModification } from '../modifications/modifications-annonces.service.ts'
import { readWords } from '../villes/villes-mots.service.ts'
import { findPistesOf } from '../villes/villes-pistes.service.ts'
import { canListDemande, ownsDemande, presentDemande } from './demandes.policy.ts'
import {
  type DemandeRow,
  selectDemandeOf,
  selectPublicDemandes,
  selectPublicDemandesByIds,
} from './demandes.repository.ts'
import {
  type DemandeSearch,
  isMatchingDemande,
  searchedDemandes,
  selectMatchingDemandes,
} from './demandes-search.repository.ts'

type Query = ParsedOf<typeof demandes.search>['query']
type FoundPage = OutputOf<typeof demandes.search>

/**
 * Public requests that match the filters, or the one of a member. `verified` changes nothing: only the author gets an
 * unverified one, by userId.
 */
export const searchDemandes = async (acteur: Acteur | null, db: Db, search: Query): Promise<FoundPage> => {
  const { page, size, userId, villeId, tri } = search
  const window = { limit: size, offset: page * size }
  const toPage = ({ rows, total }: { rows: DemandeRow[]; total: number }) =>
    toPaged(
      rows.map((row) => presentDemande(acteur, row)),
      search,
      total,
    )
  const filtres = pickFields(search, demandeFiltres)
  const matching = isFiltered(demandeFiltres, search) ? await toDemandeSearch(db, filtres) : null
  if (userId !== undefined) {
    const found = await findDemandeOf(acteur, db, userId, matching)
    const rows = found && (villeId ?? found.villeId) === found.villeId ? [found] : []
    return toPage({ rows: page === 0 ? rows : [], total: rows.length })
  }
  if (!matching) return toPage(await selectPublicDemandes(db, { villeId }, window))
  const { rows, total } = await selectMatchingDemandes(db, matching, tri, capWindow(window, maxFilteredTotal))
  const counted = capTotal(total, maxFilteredTotal)
  return { ...toPage({ rows, total: counted.total }), totalCapped: counted.totalCapped }
}

/** What to try when a search finds nothing. */
export const findPistes = async (db: Db, filtres: DemandeFiltres): Promise<Pistes<DemandeFiltre>> =>
  findPistesOf(db, searchedDemandes, demandeFiltres, await toDemandeSearch(db, filtres))

/** Public requests that have most of the words. */
export const listProches = async (db: Db, filtres: DemandeFiltres): Promise<OutputOf<typeof demandes.proches>> => {
  const ids = await findNearHits(db, searchedDemandes, await toDemandeSearch(db, filtres))
  return (await selectPublicDemandesByIds(db, ids)).map((row) => presentDemande(null, row))
}

/** The words of `q` with what they mean. */
export const toDemandeSearch = async (db: Db, filtres: DemandeFiltres): Promise<DemandeSearch> => ({
  filtres,
  words: filtres.q === undefined ? [] : await readWords(db, 'demandes_recherche', filtres.q),
})

const findDemandeOf = async (acteur: Acteur | null, db: Db, userId: number, search: DemandeSearch | null) => {
  const demande = await selectDemandeOf(db, userId)
  if (demande === null || !canListDemande(acteur, demande)) return null
  if (search && !(await isMatchingDemande(db, demande.id, search))) return null
  return ownsDemande(acteur, demande) ? withOwnModification(db, 'demande', demande) : demande
}
