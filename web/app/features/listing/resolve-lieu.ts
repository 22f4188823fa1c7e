import type { Client } from '@colocdar/contracts/client'
import { foldText } from '@colocdar/contracts/fold-text'
import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import { isAliasOf } from '@colocdar/contracts/villes-alias'
import { type Lieu, lieux } from '@colocdar/contracts/villes-lieux'
import { settled } from '../../lib/client/load-state.ts'
import { listingHref, readListing } from './listing.ts'

/** Longer is no place; the search says so in a sentence. */
const longest = 100

/**
 * The list that a typed place leads to: the city or quartier of that name, or the only one that is suggested for it; else
 * a search for the words. Null when the URL names no place. Here and not in the field, where Enter is often pressed
 * before the suggestions are there.
 */
export const lieuHref = async (call: Client, url: string): Promise<string | null> => {
  const listing = readListing(url, undefined)
  const { lieu, ...typed } = listing?.filtres ?? {}
  if (!listing || lieu === undefined) return null
  // Not what else stands in the address: people share where this leads.
  const filtres = Object.fromEntries(Object.entries(typed).filter(([name]) => name === 'tri' || name in offreFiltres))
  const known = await settled('lieux', call(lieux.suggestions, { query: { q: lieu.slice(0, longest) } }))
  const suggested = known.value ?? []
  const place =
    suggested.find((each) => isCalled(each, foldText(lieu))) ?? (suggested.length === 1 ? suggested[0] : undefined)
  if (!place) return listingHref('offres', { ...listing, page: 0, filtres: { q: lieu, ...filtres } })
  const { villeId, quartier } = place
  return listingHref('offres', {
    page: 0,
    villeId,
    villeInPath: true,
    filtres: { ...(quartier && { quartier }), ...filtres },
  })
}

/** « Casablanca » and « casa », or « Maârif » and « Maârif, Casablanca ». */
const isCalled = ({ ville, quartier }: Lieu, folded: string): boolean =>
  quartier === null
    ? folded === foldText(ville) || isAliasOf(folded, ville)
    : [quartier, `${quartier} ${ville}`].map(foldText).includes(folded)
