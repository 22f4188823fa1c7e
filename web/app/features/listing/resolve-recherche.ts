import type { Client } from '@colocdar/contracts/client'
import { filtreParams } from '@colocdar/contracts/filtres'
import { foldText } from '@colocdar/contracts/fold-text'
import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import { type Lieu, lieux } from '@colocdar/contracts/villes-lieux'
import { type Comprise, phraseMax, recherche } from '@colocdar/contracts/villes-phrases'
import { settled } from '../../lib/client/load-state.ts'
import { type ListingKind, listingHref, readListing } from './listing.ts'
import { listingFiltres } from './listing-filtres.ts'

interface Asked {
  kind: ListingKind
  url: string
  villeInPath: string | undefined
  repereInPath?: string | undefined
}

/**
 * The list that a typed sentence leads to, with what was understood as filters; null when the URL has no sentence. Here and
 * not in the field, where Enter is often pressed before the suggestions are there: the form works without scripts.
 */
export const rechercheHref = async (
  call: Client,
  { kind, url, villeInPath, repereInPath }: Asked,
): Promise<string | null> => {
  const listing = readListing(url, villeInPath, repereInPath)
  // The words before were in the same field.
  const { recherche: phrase, q: _, quartier, repere, repereMax, ...typed } = listing?.filtres ?? {}
  if (!listing || phrase === undefined) return null
  const { villeId = listing.villeId, ...comprise } = await understand(
    call,
    kind,
    phrase.slice(0, phraseMax),
    listing.villeId,
  )
  const place = villeId === listing.villeId && definedIn({ quartier, repere, repereMax })
  const filtres = { ...typed, ...place, ...paramsOf(kind, comprise) }
  const { filtres: known, tris } = listingFiltres[kind]
  // Not what else stands in the address: people share where this leads.
  const isKept = ([name, value]: [string, string]) => name in known || (name === 'tri' && tris.includes(value))
  return listingHref(kind, {
    page: 0,
    villeId,
    villeInPath: villeId !== null,
    filtres: Object.fromEntries(Object.entries(filtres).filter(isKept)),
  })
}

const understand = async (
  call: Client,
  kind: ListingKind,
  phrase: string,
  listed: number | null,
): Promise<Comprise> => {
  const read = await settled('recherche', call(recherche.comprendre, { query: { q: phrase, liste: kind } }))
  const { connu, ...comprise } = read.value ?? { q: phrase }
  const { q, ...others } = comprise
  if (connu || q === undefined || others.villeId !== undefined) return comprise
  // The beginning of a name that only one place has; « parc » is a word that ads have.
  const suggested = (await settled('lieux', call(lieux.suggestions, { query: { q } }))).value ?? []
  const isAlone = Object.keys(others).length === 0
  const isMeant = (lieu: Lieu) => begins(q, lieu) && (listed === null || lieu.villeId === listed)
  const [place, ...more] = isAlone ? suggested : suggested.filter(isMeant)
  if (!place || more.length > 0) return comprise
  // Requests are near to no landmark.
  const words = kind === 'demandes' && place.repere ? { q } : {}
  return { ...others, ...placeOf(place), ...words }
}

/** Beside other words, a place that is a typing error away is too far, as is another city than that of the list. */
const begins = (typed: string, { ville, villeNomArabe, quartier, repere }: Lieu): boolean => {
  const names = [ville, villeNomArabe, quartier, repere?.nom, repere?.nomArabe].map((name) => foldText(name ?? ''))
  const known = names.join(' ').split(' ')
  return foldText(typed)
    .split(' ')
    .every((word) => known.some((name) => name.startsWith(word)))
}

const placeOf = ({ villeId, quartier, repere }: Lieu): Comprise => ({
  villeId,
  ...(quartier !== null && { quartier }),
  ...(repere && { repere: repere.slug }),
})

const definedIn = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** As the filters of the list are called; a request has a budget instead of a rent. */
const paramsOf = (kind: ListingKind, { tri, ...values }: Comprise): Record<string, string> => {
  const params = { ...filtreParams(offreFiltres, values), ...(tri && { tri }) }
  if (kind === 'offres') return params
  const { prixMin, prixMax, tri: order, ...others } = params as Record<string, string>
  return {
    ...others,
    ...(prixMin && { budgetMin: prixMin }),
    ...(prixMax && { budgetMax: prixMax }),
    ...(order === 'prix' && { tri: 'budget' }),
  }
}
