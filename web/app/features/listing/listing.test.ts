import { expect, it } from 'vitest'
import {
  canonicalListing,
  isIndexed,
  type Listing,
  lessHref,
  listingHref,
  listingOfKind,
  readListing,
  sortedHref,
} from './listing.ts'

const at = (address: string, villeInPath?: string) => readListing(`https://colocdar.ma${address}`, villeInPath)

it('[STATE-28] starts at page 0', () => {
  expect(at('/coloc/offres')).toEqual({ page: 0, villeId: null, villeInPath: false, filtres: {} })
  expect(at('/coloc/offres?page=-1')?.page).toBe(0)
  expect(at('/coloc/offres?page=deux')?.page).toBe(0)
})

it('reads the city from the path or the query; an empty query parameter means no city', () => {
  expect(at('/coloc/ville/3/offres?page=2', '3')).toEqual({ page: 2, villeId: 3, villeInPath: true, filtres: {} })
  expect(at('/coloc/offres?villeId=3')).toEqual({ page: 0, villeId: 3, villeInPath: false, filtres: {} })
  expect(at('/coloc/offres?villeId=')?.villeId).toBeNull()
})

it('rejects a city that is not a valid id', () => {
  expect(at('/coloc/ville/rabat/offres', 'rabat')).toBeNull()
  expect(at('/coloc/offres?villeId=0')).toBeNull()
  expect(at('/coloc/offres?villeId=99999999999')).toBeNull()
})

it('[STATE-30, STATE-31] links to other pages and cities in the same URL form', () => {
  expect(listingHref('offres', { page: 2, villeId: null, villeInPath: false, filtres: {} })).toBe(
    '/coloc/offres?page=2',
  )
  expect(listingHref('offres', { page: 0, villeId: 3, villeInPath: false, filtres: {} })).toBe(
    '/coloc/offres?villeId=3',
  )
  expect(listingHref('demandes', { page: 1, villeId: 3, villeInPath: true, filtres: {} })).toBe(
    '/coloc/ville/3/demandes?page=1',
  )
  expect(listingHref('demandes', { page: 0, villeId: null, villeInPath: true, filtres: {} })).toBe('/coloc/demandes')
})

it('has one canonical URL for a filtered list: the city in the path', () => {
  expect(canonicalListing('offres', { page: 1, villeId: 3, villeInPath: false, filtres: {} })).toBe(
    '/coloc/ville/3/offres?page=1',
  )
  expect(canonicalListing('offres', { page: 0, villeId: null, villeInPath: false, filtres: {} })).toBe('/coloc/offres')
})

it('has one canonical URL near a landmark, in whichever city it was looked for', () => {
  const near = { page: 0, villeId: 3, villeInPath: true, filtres: { repere: 'uir' } }
  expect(listingHref('offres', near)).toBe('/coloc/ville/3/offres?repere=uir')
  expect(canonicalListing('offres', near)).toBe('/coloc/pres-de/uir')
  expect(isIndexed(near)).toBe(true)
  expect(isIndexed({ ...near, filtres: { repere: 'uir', repereMax: '5' } })).toBe(false)
})

it('leads to the other list of the same city, of a landmark too, with the filters that both have', () => {
  const other = (listing: Listing, ville?: number) => listingHref('demandes', listingOfKind(listing, ville))
  const near = { page: 2, villeId: null, villeInPath: false, filtres: { repere: 'uir', repereMax: '5', q: 'tram' } }
  expect(other(near, 3)).toBe('/coloc/ville/3/demandes?q=tram')
  expect(other({ ...near, villeId: 7, filtres: { prixMax: '9' } })).toBe('/coloc/demandes?villeId=7')
  expect(other({ ...near, filtres: {} })).toBe('/coloc/demandes')
})

it('keeps the filters through pages and cities, without inputs that were left empty', () => {
  const listing = at('/coloc/offres?q=&prixMax=2000&logementType=STUDIO&logementType=VILLA&villeId=3')
  expect(listing?.filtres).toEqual({ prixMax: '2000', logementType: 'STUDIO,VILLA' })
  expect(listing && listingHref('offres', { ...listing, page: 1 })).toBe(
    '/coloc/offres?villeId=3&prixMax=2000&logementType=STUDIO%2CVILLA&page=1',
  )
})

it('sorts the list of an address from its first page, and leaves the default order unsaid', () => {
  const shown = { pathname: '/coloc/ville/3/offres', search: '?prixMax=2000&page=2&tri=recent' }
  expect(sortedHref(shown, 'prix')).toBe('/coloc/ville/3/offres?prixMax=2000&tri=prix')
  expect(sortedHref(shown, '')).toBe('/coloc/ville/3/offres?prixMax=2000')
})

it('removes a filter from the list that is on its way, and nothing that was chosen since', () => {
  const pending = {
    pathname: '/coloc/ville/3/offres',
    search: '?prixMax=2+000&logementType=STUDIO,VILLA&q=tram,+calme',
  }
  const less = (name: string, choice?: string, to = '/coloc/offres?q=tram') => lessHref(pending, { name, choice, to })
  expect(less('logementType', 'VILLA')).toBe('/coloc/ville/3/offres?prixMax=2+000&logementType=STUDIO&q=tram%2C+calme')
  expect(less('prixMax')).toBe('/coloc/ville/3/offres?logementType=STUDIO%2CVILLA&q=tram%2C+calme')
  expect(less('q')).toBe('/coloc/ville/3/offres?prixMax=2+000&logementType=STUDIO%2CVILLA')
  expect(less('villeId')).toBe('/coloc/offres?prixMax=2+000&logementType=STUDIO%2CVILLA&q=tram%2C+calme')
  const near = { pathname: '/coloc/pres-de/uir', search: '?repereMax=5&page=2' }
  expect(lessHref(near, { name: 'repere', to: '/coloc/offres' })).toBe('/coloc/offres')
})

it('[SEARCH-03] is indexed for a city and for a city with one type, and not for other combinations', () => {
  const indexed = (address: string, ville?: string) => {
    const listing = at(address, ville)
    return listing && isIndexed(listing)
  }
  expect(indexed('/coloc/offres')).toBe(true)
  expect(indexed('/coloc/ville/3/offres?page=2', '3')).toBe(true)
  expect(indexed('/coloc/ville/3/offres?logementType=STUDIO', '3')).toBe(true)
  expect(indexed('/coloc/ville/3/offres?logementType=STUDIO,VILLA', '3')).toBe(false)
  expect(indexed('/coloc/ville/3/offres?logementType=STUDIO&tri=prix', '3')).toBe(false)
  expect(indexed('/coloc/offres?logementType=STUDIO')).toBe(false)
  expect(indexed('/coloc/offres?q=tram')).toBe(false)
})
