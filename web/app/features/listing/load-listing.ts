import type { Client } from '@colocdar/contracts/client'
import type { Paged } from '@colocdar/contracts/common'
import { type VilleInfo, villes } from '@colocdar/contracts/villes'
import { data } from 'react-router'
import { type LoadState, settled } from '../../lib/client/load-state.ts'
import { type Listing, readListing } from './listing.ts'

export interface LoadedListing<T> {
  listing: Listing
  /** The selected city; null while the cities could not be loaded. */
  ville: VilleInfo | null
  villes: LoadState<VilleInfo[]>
  found: LoadState<Paged<T>>
}

interface Request {
  call: Client
  url: string
  villeInPath: string | undefined
}

/** Loads the cities and the page of the list that the URL asks for; an unknown city is a 404. */
export const loadListing = async <T>(
  { call, url, villeInPath }: Request,
  search: (query: { page: number; villeId?: number }) => Promise<Paged<T>>,
) => {
  const listing = readListing(url, villeInPath)
  if (!listing) throw data(null, { status: 404 })
  const { page, villeId } = listing
  const [known, found] = await Promise.all([
    settled('villes', readVilles(call)),
    settled('liste', search(villeId === null ? { page } : { page, villeId })),
  ])
  const ville = known.value?.find(({ id }) => id === villeId) ?? null
  if (villeId !== null && known.status === 'succeeded' && !ville) throw data(null, { status: 404 })
  const loaded: LoadedListing<T> = { listing, ville, villes: known, found }
  return data(loaded, { status: found.status === 'failed' ? 503 : 200 })
}

const readVilles = async (call: Client): Promise<VilleInfo[]> => (await call(villes.init, {})).villeColocInfo
