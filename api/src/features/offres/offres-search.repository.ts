import { maxFilteredTotal } from '@colocdar/contracts/common'
import { foldText } from '@colocdar/contracts/fold-text'
import type { OffreFiltre, OffreFiltres, OffreTri } from '@colocdar/contracts/offres-filtres'
import { type AnyColumn, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { PageWindow } from '../../db/page-window.ts'
import { countHits, findHits, type Tuning } from '../../db/search-hits.ts'
import {
  anyLexeme,
  isMatching,
  newestFirst,
  quoteLexeme,
  type Search,
  type SearchedList,
} from '../../db/searched-list.ts'
import { offres } from '../../schema/offres.ts'
import { offresRecherche as searched } from '../../schema/recherche.ts'
import { villes } from '../../schema/villes.ts'
import { bitTestOf, type Fait, faits, faitsWith } from './offres-faits.rules.ts'
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
  const { ids, total } = await findHits(db, list, { search, tri, page, atMost, tuning })
  return { rows: await selectPublicOffresByIds(db, ids), total }
}

/** How many match each of the searches, counted up to `atMost`. */
export const countMatchingOffres = (db: Db, searches: OffreSearch[], atMost: number): Promise<number[]> =>
  countHits(db, list, searches, atMost)

/** The search as a condition on offers, for lists that have one of their own. */
export const isMatchingOffre = (search: OffreSearch): SQL =>
  sql`${offres.id} in (select ${searched.offreId} from ${searched} where ${isMatching(list, search)})`

type Named<Value> = { [Name in Exclude<OffreFiltre, 'q'>]: (value: NonNullable<OffreFiltres[Name]>) => Value }

const faitConditions = Object.fromEntries(
  faits.map((name) => [
    name,
    (value: unknown) => {
      const { bits, areSet } = bitTestOf(name, value)
      return sql`${searched.faits} & ${sql.raw(`${bits} ${areSet ? '<>' : '='} 0`)}`
    },
  ]),
) as Pick<Named<SQL>, Fait>

const conditions: Named<SQL> = {
  villeId: (id) => eq(searched.villeId, id),
  quartier: (nom) => eq(searched.quartierCle, foldText(nom)),
  prixMin: (prix) => gte(searched.prix, prix),
  prixMax: (prix) => lte(searched.prix, prix),
  superficieMin: (superficie) => gte(searched.superficie, superficie),
  dispoLe: (day) => lte(searched.dateDisponibilite, day),
  dureeMax: (mois) => lte(searched.duree, mois),
  ...faitConditions,
}

/** As the function `searched_offre` writes them. Only a yes has one: nothing is rare for being unknown. */
const yes = (column: AnyColumn) => (wanted: boolean) => (wanted ? quoteLexeme(`#${column.name}`) : null)
const oneOf = (values: string[]) => anyLexeme(values.map((value) => `#${value}`))

const lexemes: Partial<Named<string | null>> = {
  villeId: (id) => quoteLexeme(`@${id}`),
  quartier: (nom) => quoteLexeme(`%${foldText(nom)}`),
  logementType: oneOf,
  meuble: yes(searched.meuble),
  chargesComprises: yes(searched.chargesComprises),
  internet: yes(searched.internet),
  climatisation: yes(searched.climatisation),
  parking: yes(searched.parking),
  fumeurs: yes(searched.fumeurs),
  animaux: yes(searched.animaux),
  accueille: oneOf,
}

const prices: OffreFiltre[] = ['prixMin', 'prixMax']

const orders: Record<OffreTri, { by: SQL; leading: OffreFiltre[] }> = {
  recent: { by: newestFirst, leading: [] },
  prix: { by: sql`prix, ${newestFirst}`, leading: prices },
  '-prix': { by: sql`prix desc, ${newestFirst}`, leading: prices },
  dispo: { by: sql`date_disponibilite, ${newestFirst}`, leading: ['dispoLe'] },
}

const list: SearchedList = {
  table: searched,
  id: searched.offreId,
  vecteur: searched.vecteur,
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
  conditions,
  lexemes,
  facts: { names: faits, column: searched.faits, valuesOf: ({ filtres }) => faitsWith(filtres) },
  ranges: [prices, ['superficieMin'], ['dispoLe']],
  orders,
  sizeIn: (villeId) =>
    sql`(select coalesce(sum(${villes.verifiedColocCount}), 0)::int from ${villes} where ${villeId === undefined ? sql`true` : eq(villes.id, villeId)})`,
}
