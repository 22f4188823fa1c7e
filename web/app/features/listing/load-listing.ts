import type { Client } from '@colocdar/contracts/client'
import type { Paged } from '@colocdar/contracts/common'
import type { OutputOf } from '@colocdar/contracts/endpoint'
import type { Pistes } from '@colocdar/contracts/pistes'
import { reperes } from '@colocdar/contracts/reperes'
import { type VilleInfo, villes } from '@colocdar/contracts/villes'
import { data, redirect } from 'react-router'
import { type LoadState, settled } from '../../lib/client/load-state.ts'
import { isMissing } from '../../lib/client/or-not-found.ts'
import { reportError } from '../../lib/client/report-error.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import type { Option } from '../../ui/fields/select-field.tsx'
import { type Listing, type ListingKind, listingHref, listingSize, readListing } from './listing.ts'
import { type Chip, chipsOf } from './listing-chips.ts'
import { checkFiltres, type Values, warningsOf } from './read-filtres.ts'

/** A page of a search; `totalCapped` where there are more than it counts. */
export type Found<T> = Paged<T> & { totalCapped?: boolean | undefined }

export interface LoadedListing<T> {
  listing: Listing
  /** The selected city; null while the cities could not be loaded. */
  ville: VilleInfo | null
  villes: LoadState<VilleInfo[]>
  /** The landmark that the list is near to. */
  repere: NearRepere | null
  /** The landmarks of the city that have offers, by their slugs. */
  reperes: readonly Option[]
  found: LoadState<Found<T>>
  /** What was typed, right or wrong, for the form. */
  typed: Readonly<Record<string, string>>
  /** A sentence for each filter that is wrong, by its name. */
  errors: Readonly<Record<string, string>>
  /** The same with the names of the filters. */
  warnings: readonly string[]
  /** The filters in use, each with the list that goes without it. */
  chips: readonly Chip[]
  /** When the filters find nothing: what to try. */
  pistes: Pistes<string> | null
  /** When few have all of the words: those that have most of them. */
  proches: readonly T[]
}

export type NearRepere = OutputOf<typeof reperes.one>

interface Request {
  kind: ListingKind
  call: Client
  url: string
  villeInPath: string | undefined
  repereInPath?: string | undefined
}

/** A search as the API takes it; each list knows the names of its own filters. */
export type SearchQuery = Values & { page: number; size: number; verified: true; tri: never }

interface Searches<T> {
  search: (query: SearchQuery) => Promise<Found<T>>
  /** What to try when it finds nothing. */
  pistes: (filters: Values) => Promise<Pistes<string>>
  /** What has most of the words. */
  proches: (filters: Values) => Promise<readonly T[]>
}

/** Fewer than these are not enough to choose from. */
const few = 5

/** Loads the cities and the part of the list that the URL asks for; an unknown city is a 404. */
export const loadListing = async <T>(
  { kind, call, url, villeInPath, repereInPath }: Request,
  { search, pistes, proches }: Searches<T>,
) => {
  const typed = readListing(url, villeInPath, repereInPath)
  if (!typed) throw data(null, { status: 404 })
  const { listing, values, tri, errors } = checkFiltres(kind, typed)
  const { page, villeId } = listing
  if (errors.repere) throw data(null, { status: 404 })
  const repere = await readRepere(call, values.repere as string | undefined)
  if (repere && repere.slug !== values.repere)
    throw redirect(listingHref(kind, { ...listing, filtres: { ...listing.filtres, repere: repere.slug } }), 301)
  const [known, near, found] = await Promise.all([
    settled('villes', readVilles(call)),
    kind === 'offres' ? readReperes(call, villeId ?? repere?.villeId, repere) : [],
    settled('liste', search({ ...values, page, size: listingSize, verified: true, tri: tri as never })),
  ])
  const ville = known.value?.find(({ id }) => id === villeId) ?? null
  if (villeId !== null && known.status === 'succeeded' && !ville) throw data(null, { status: 404 })
  const chips = chipsOf(kind, listing, values, { ville: nomOf(ville), repere: repere && nomOf(repere) })
  const nothing = found.value?.totalElements === 0 && chips.some(({ name }) => name !== 'tri')
  const isForgiving = values.q !== undefined && (found.value?.totalElements ?? few) < few
  const loaded: LoadedListing<T> = {
    listing,
    ville,
    villes: known,
    repere,
    reperes: near,
    found,
    typed: typed.filtres,
    errors,
    warnings: warningsOf(kind, errors),
    // The title names the city: alone it needs no chip.
    chips: Object.keys(listing.filtres).length > 0 ? chips : [],
    // The page does without them when they fail.
    pistes: nothing ? (await settled('pistes', pistes(values))).value : null,
    proches: isForgiving ? ((await settled('proches', proches(values))).value ?? []) : [],
  }
  return data(loaded, { status: found.status === 'failed' ? 503 : 200 })
}

const readVilles = async (call: Client): Promise<VilleInfo[]> => (await call(villes.init, {})).villeColocInfo

/** Unknown it is a 404, as a city is; the list does without its name when it cannot be read. */
const readRepere = async (call: Client, slug: string | undefined): Promise<NearRepere | null> => {
  if (slug === undefined) return null
  try {
    return await call(reperes.one, { params: { slug } })
  } catch (error) {
    if (isMissing(error)) throw data(null, { status: 404 })
    reportError('repere', error)
    return null
  }
}

const readReperes = async (call: Client, villeId: number | undefined, chosen: NearRepere | null): Promise<Option[]> => {
  if (villeId === undefined) return []
  const known = (await settled('reperes', call(reperes.list, { query: { villeId } }))).value ?? []
  return known
    .filter(({ offres, id }) => offres > 0 || id === chosen?.id)
    .map((repere) => ({ value: repere.slug, label: nomOf(repere) }))
}
