import { maxFilteredTotal } from '@colocdar/contracts/common'
import { type OffreFiltre, type OffreFiltres, type OffreTri, offreFiltres } from '@colocdar/contracts/offres-filtres'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { PageWindow } from '../../db/page-window.ts'
import { fait, offres } from '../../schema/offres.ts'
import { offresRecherche as searched } from '../../schema/recherche.ts'
import { villes } from '../../schema/villes.ts'
import { findHits, type Tuning } from '../../search/search-hits.ts'
import { isMatching, newestFirst, type Search, type SearchedList, sumOfVilles } from '../../search/searched-list.ts'
import { type FoundPublicOffres, selectPublicOffresByIds } from './offres-public.repository.ts'

export type OffreSearch = Search<OffreFiltres>

/** A page of the offers that match, and their number, counted up to `atMost`. */
export const selectMatchingOffres = async (
  db: Db,
  search: OffreSearch,
  tri: OffreTri,
  page: PageWindow,
  { atMost = maxFilteredTotal + 1, tuning }: { atMost?: number; tuning?: Tuning } = {},
): Promise<FoundPublicOffres> => {
  const { ids, total } = await findHits(db, searchedOffres, { search, tri, page, atMost, tuning })
  return { rows: await selectPublicOffresByIds(db, ids), total }
}

/** The search as a condition on offers, for lists that have one of their own. */
export const isMatchingOffre = (search: OffreSearch): SQL =>
  sql`${offres.id} in (select ${searched.offreId} from ${searched} where ${isMatching(searchedOffres, search)})`

const prices: OffreFiltre[] = ['prixMin', 'prixMax']

const orders: Record<OffreTri, { by: SQL; leading: OffreFiltre[] }> = {
  recent: { by: newestFirst, leading: [] },
  prix: { by: sql`prix, ${newestFirst}`, leading: prices },
  '-prix': { by: sql`prix desc, ${newestFirst}`, leading: prices },
  dispo: { by: sql`date_disponibilite, ${newestFirst}`, leading: ['dispoLe'] },
}

export const searchedOffres: SearchedList = {
  table: searched,
  id: searched.offreId,
  filtres: offreFiltres,
  columns: getTableColumns(searched),
  bits: fait.enumValues,
  covered: [
    searched.offreId,
    searched.villeId,
    searched.createdAt,
    searched.prix,
    searched.superficie,
    searched.dateDisponibilite,
    searched.duree,
    searched.faits,
  ],
  ranges: [prices, ['superficieMin'], ['dispoLe']],
  orders,
  sizeIn: (villeId) => sumOfVilles(villes.verifiedColocCount, villeId),
}
