import type { OutputOf } from '@colocdar/contracts/endpoint'
import { type Langue, nomIn, type VilleNoms } from '@colocdar/contracts/langues'
import type { offres } from '@colocdar/contracts/offres'
import { type OffreFiltres, offreFiltres, triChips } from '@colocdar/contracts/offres-filtres'
import type { Comprise } from '@colocdar/contracts/villes-phrases'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { sayFiltres, wordIn } from '../../search/say-filtres.ts'
import { capTotal, findHits } from '../../search/search-hits.ts'
import { suggestLieux } from '../villes/villes-lieux.service.ts'
import { comprendre, findRepereNoms, findVilleNoms } from '../villes/villes-phrases.service.ts'
import { searchedOffres } from './offres-search.repository.ts'
import { toOffreSearch } from './offres-search.service.ts'

type Phrase = OutputOf<typeof offres.phrases>[number]

/** Counting on would take longer than between two letters. */
const mostCounted = 100
const mostPlaces = 3

/**
 * What was understood of a sentence, with its offers; the words that are left may begin the name of a place. Places alone
 * are suggested by themselves.
 */
export const suggestPhrases = async (
  deps: Pick<Deps, 'db' | 'clock'>,
  typed: string,
  langue: Langue,
): Promise<Phrase[]> => {
  const { tri, connu: _, ...comprise } = await comprendre(deps, typed)
  const { q, villeId, quartier: __, repere: ___, ...others } = comprise
  const hasMore = Object.keys(others).length > 0 || tri !== undefined
  const isEnough = villeId === undefined ? hasMore : hasMore || q !== undefined
  if (!isEnough) return []
  const begun = villeId === undefined && q !== undefined && typed.includes(q) ? await suggestLieux(deps, q) : []
  const meant = begun.slice(0, mostPlaces).map(({ villeId, ville: nom, villeNomArabe: nomArabe, quartier, repere }) => {
    const ville = { nom, nomArabe }
    const place = quartier ?? (repere ? nomIn(langue, repere) : [])
    return {
      filtres: { ...others, villeId, ...(quartier !== null && { quartier }), ...(repere && { repere: repere.slug }) },
      ville,
      valeur: typed.replace(q as string, () => [place, nomIn(langue, ville)].flat().join(' ')),
    }
  })
  const wanted =
    meant.length > 0 ? meant : [{ filtres: comprise, ville: await findVilleNoms(deps, villeId), valeur: typed }]
  const counted = await Promise.all(
    wanted.map(async ({ filtres, ville, valeur }) => ({
      texte: textOf(langue, filtres, tri, { ville, repere: await findRepereNoms(deps, filtres.repere) }),
      valeur,
      ...(await countOffres(deps.db, filtres)),
    })),
  )
  // Of several places, those with offers.
  const found = counted.filter(({ total }) => total > 0)
  return found.length > 0 ? found : counted.slice(0, 1)
}

const countOffres = async (db: Db, filtres: OffreFiltres) => {
  const page = { limit: 1, offset: 0 }
  const search = await toOffreSearch(db, filtres)
  const { total } = await findHits(db, searchedOffres, { search, tri: 'recent', page, atMost: mostCounted + 1 })
  return capTotal(total, mostCounted)
}

/** Kind, place, the other filters in their order, and other words: « Studio · Rabat · Jusqu’à 3 000 dh ». */
const textOf = (
  langue: Langue,
  values: OffreFiltres,
  tri: Comprise['tri'],
  places: { ville: VilleNoms | undefined; repere: VilleNoms | undefined },
): string => {
  const before = ['logementType', 'quartier', 'repere', 'villeId']
  const others = Object.keys(offreFiltres).filter((name) => ![...before, 'q'].includes(name))
  const texts = sayFiltres(langue, offreFiltres, { values, ...places, names: [...before, ...others, 'q'] })
  return [...texts, ...(tri ? [wordIn(langue, triChips[tri] ?? '')] : [])].join(' · ')
}
