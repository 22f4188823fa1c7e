import type { Client } from '@colocdar/contracts/client'
import { demandes } from '@colocdar/contracts/demandes'
import { AppError } from '@colocdar/contracts/errors'
import { offres } from '@colocdar/contracts/offres'
import { triChips } from '@colocdar/contracts/offres-filtres'
import { describe, expect, it, vi } from 'vitest'
import { searchPaths } from './filter-total.ts'
import { listingFiltres } from './listing-filtres.ts'
import { type Found, loadListing, type SearchQuery } from './load-listing.ts'

const rabat = { id: 3, nom: 'Rabat', image: null, verifiedColocCount: 9, verifiedDemandeCount: 1 }
const uir = { id: 8, slug: 'uir', nom: 'UIR', nomArabe: 'الجامعة الدولية', villeId: 3, offres: 2, ville: rabat }
/** « ancien » was merged with « uir ». */
const call = (async ({ path }: { path: string }, { params }: { params?: { slug: string } }) => {
  if (path === '/reperes') return [uir, { ...uir, id: 9, slug: 'insea', offres: 0 }]
  if (!params) return { villeColocInfo: [rabat] }
  if (!['uir', 'ancien'].includes(params.slug)) throw new AppError('NOT_FOUND', { message: 'Inconnu.' })
  return uir
}) as unknown as Client

const foundOf = (total: number): Found<string> => ({
  content: total > 0 ? ['a'] : [],
  number: 0,
  size: 12,
  totalElements: total,
  totalPages: 1,
  numberOfElements: 1,
  first: true,
  last: true,
  empty: total === 0,
})

/** Loads an address where so many are found. */
const load = async (address: string, total = 1, villeInPath?: string, repereInPath?: string) => {
  const search = vi.fn(async (_query: SearchQuery) => foundOf(total))
  const pistes = vi.fn(async (_filters: object) => someWays)
  const where = { kind: 'offres', call, url: `https://x${address}`, villeInPath, repereInPath } as const
  const proches = async () => ['b']
  const { data } = await loadListing(where, { search, pistes, proches })
  return { ...data, searched: search.mock.calls.map(([query]) => query), asked: pistes.mock.calls }
}

const someWays = {
  sansFiltre: [
    { filtre: 'prixMax', total: 100, totalCapped: true },
    { filtre: 'logementType', total: 2, totalCapped: false },
    { filtre: 'villeId', total: 1, totalCapped: false },
  ],
  villes: [{ id: 9, nom: 'Salé', distanceKm: 5, total: 3, totalCapped: false }],
}

describe('a filtered list', () => {
  it('asks for what the URL says, in the types of the contract', async () => {
    const { searched } = await load(
      '/coloc/offres?villeId=3&prixMax=2 000&logementType=VILLA,STUDIO&meuble=true&tri=prix',
    )
    expect(searched).toEqual([
      {
        villeId: 3,
        prixMax: 2000,
        logementType: ['VILLA', 'STUDIO'],
        meuble: true,
        tri: 'prix',
        page: 0,
        size: 12,
        verified: true,
      },
    ])
  })

  it.each([
    ['prixMin=3000&prixMax=2000', 'prixMin', 'Le loyer minimum dépasse le loyer maximum.'],
    ['dispoLe=2026-02-30', 'dispoLe', /jour qui existe/],
    [`q=${'x'.repeat(10_000)}`, 'q', /100 caractères/],
    ['prixMax=cher', 'prixMax', /compris entre 0 et/],
    ['logementType=CHATEAU', 'logementType', /n’existe pas/],
    ['tri=cher', 'tri', /n’existe pas/],
  ])('says what is wrong in ?%s, shows the list without it and keeps what was typed', async (query, name, sentence) => {
    const { errors, found, listing, typed, warnings } = await load(`/coloc/offres?${query}&internet=true`)
    expect(errors).toEqual({ [name]: expect.stringMatching(sentence) })
    expect(found.status).toBe('succeeded')
    expect(Object.keys(listing.filtres)).not.toContain(name)
    expect(listing.filtres.internet).toBe('true')
    expect(typed).toHaveProperty(name)
    expect(warnings).toHaveLength(1)
  })

  it('[SEARCH-02] names each filter on a chip that removes it, and each of several choices on its own', async () => {
    const { chips } = await load('/coloc/ville/3/offres?logementType=STUDIO,VILLA&prixMax=2000&tri=prix&page=4', 1, '3')
    expect(chips.map(({ text }) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
      'Rabat',
      'Jusqu’à 2 000 dh',
      'Villa',
      'Studio',
      'Moins cher d’abord',
    ])
    expect(chips.map(({ to }) => to)).toEqual([
      '/coloc/offres?prixMax=2000&logementType=VILLA%2CSTUDIO&tri=prix',
      '/coloc/ville/3/offres?logementType=VILLA%2CSTUDIO&tri=prix',
      '/coloc/ville/3/offres?prixMax=2000&logementType=STUDIO&tri=prix',
      '/coloc/ville/3/offres?prixMax=2000&logementType=VILLA&tri=prix',
      '/coloc/ville/3/offres?prixMax=2000&logementType=VILLA%2CSTUDIO',
    ])
  })

  it('shows no chip for a city alone: the title names it', async () => {
    expect((await load('/coloc/ville/3/offres', 1, '3')).chips).toEqual([])
  })
})

describe('a list near a landmark', () => {
  const near = (slug: string, query = '') => load(`/coloc/pres-de/${slug}${query}`, 1, undefined, slug)

  it('searches by it, names it, and offers the landmarks of its city that have offers', async () => {
    const { searched, repere, reperes, chips } = await near('uir', '?repereMax=15&page=2')
    expect(searched).toMatchObject([{ repere: 'uir', repereMax: 15, page: 2 }])
    expect(repere?.nom).toBe('UIR')
    expect(reperes).toEqual([{ value: 'uir', label: 'UIR' }])
    expect(chips.map(({ text, to }) => [text, to])).toEqual([
      ['UIR', '/coloc/offres'],
      ['À moins de 15\u00a0min', '/coloc/pres-de/uir'],
    ])
  })

  it.each(['inconnu', 'In connu', 'x'.repeat(101)])('is missing for « %s »', async (slug) => {
    await expect(near(slug)).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('leads from an old address to that of the landmark that stands in its place', async () => {
    const answer = await near('ancien', '?prixMax=900').catch((thrown: Response) => thrown)
    if (!(answer instanceof Response)) throw new Error('not redirected')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/coloc/pres-de/uir?prixMax=900'])
  })
})

describe('when nothing is found', () => {
  it('asks which one filter stands in the way, and which city is near', async () => {
    const address = '/coloc/ville/3/offres?prixMax=500&logementType=STUDIO,VILLA&quartier=Agdal&tri=prix'
    const { pistes, asked } = await load(address, 0, '3')
    expect(asked).toEqual([[{ villeId: 3, prixMax: 500, logementType: ['VILLA', 'STUDIO'], quartier: 'Agdal' }]])
    expect(pistes).toEqual(someWays)
  })

  it('asks no more when something is found, or when there is no filter to drop', async () => {
    expect((await load('/coloc/offres?q=tram')).asked).toEqual([])
    for (const address of ['/coloc/offres', '/coloc/offres?tri=prix']) {
      const { asked, pistes } = await load(address, 0)
      expect(asked).toEqual([])
      expect(pistes).toBeNull()
    }
  })
})

it('shows those that have most of the words when fewer than five have all', async () => {
  expect((await load('/coloc/offres?q=tram', 4)).proches).toEqual(['b'])
  expect((await load('/coloc/offres?q=tram', 5)).proches).toEqual([])
  expect((await load('/coloc/offres?prixMax=900', 0)).proches).toEqual([])
})

it('has a chip for every order but the first', () => {
  for (const { tris } of Object.values(listingFiltres))
    expect(tris.slice(1).filter((tri) => !triChips[tri])).toEqual([])
})

it('counts at the addresses of the contracts', () => {
  expect(searchPaths).toEqual({ offres: offres.search.path, demandes: demandes.search.path })
})
