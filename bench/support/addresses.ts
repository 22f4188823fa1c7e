import { villesSeed } from '@colocdar/api/features/villes/villes.seed'

const pageSize = 12

/** A page of a city's offers. */
export interface Place {
  villeId: number
  page: number
}

/** Every full page of every city, first pages first: no offer stands on two of them. */
export const placesOf = async (url: string): Promise<Place[]> => {
  const pages = await Promise.all(villesSeed.map((_, index) => fullPages(url, index + 1)))
  return Array.from({ length: Math.max(...pages) }, (_, page) => page).flatMap((page) =>
    pages.flatMap((count, index) => (page < count ? [{ villeId: index + 1, page }] : [])),
  )
}

const fullPages = async (url: string, villeId: number): Promise<number> => {
  const answer = await fetch(`${url}/api/test/coloc/search?size=${pageSize}&villeId=${villeId}`)
  const { totalElements } = (await answer.json()) as { totalElements: number }
  return Math.floor(totalElements / pageSize)
}

export const listAt = ({ villeId, page }: Place): string => `/coloc/ville/${villeId}/offres?page=${page}`

export const searchAt = ({ villeId, page }: Place): string =>
  `/api/test/coloc/search?size=${pageSize}&villeId=${villeId}&page=${page}`

/** Pages of offers that are public in a catalogue of the bench, where one in twenty waits for its verification. */
export const detailsOf = (offres: number): string[] =>
  Array.from({ length: offres }, (_, index) => index + 1)
    .filter((id) => id % 20 !== 1)
    .map((id) => `/coloc/${id}`)
