import type { Client } from '@colocdar/contracts/client'
import { expect, it, vi } from 'vitest'
import { lieuHref } from './resolve-lieu.ts'

const counts = { offres: 1, demandes: 0 }
const lieux = [
  { villeId: 7, ville: 'Fès', quartier: null, ...counts },
  { villeId: 1, ville: 'Casablanca', quartier: 'Maârif', ...counts },
]
const to = (query: string, call = (async () => lieux) as unknown as Client) =>
  lieuHref(call, `https://colocdar.ma/coloc/offres${query}`)

it('leads to the city or the quartier of that name, however it is spelled', async () => {
  expect(await to('?lieu=FES &prixMax=2000&logementType=')).toBe('/coloc/ville/7/offres?prixMax=2000')
  expect(await to('?lieu=maarif')).toBe('/coloc/ville/1/offres?quartier=Ma%C3%A2rif')
  expect(await to('?lieu=Maârif, Casablanca')).toBe('/coloc/ville/1/offres?quartier=Ma%C3%A2rif')
})

it('leads to the only place that is suggested, and to the city of a short name among several', async () => {
  const [fes, maarif] = lieux
  const suggesting = (...found: unknown[]) => (async () => found) as unknown as Client
  expect(await to('?lieu=maarf&prixMax=2000', suggesting(maarif))).toBe(
    '/coloc/ville/1/offres?quartier=Ma%C3%A2rif&prixMax=2000',
  )
  expect(await to('?lieu=Fas', suggesting(maarif, fes))).toBe('/coloc/ville/7/offres')
  expect(await to('?lieu=studio', suggesting())).toBe('/coloc/offres?q=studio')
})

it('leads to a search for the words when several places are like them, or nobody knows', async () => {
  expect(await to('?lieu=maarf&logementType=STUDIO')).toBe('/coloc/offres?q=maarf&logementType=STUDIO')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = (async () => {
    throw new Error('panne')
  }) as unknown as Client
  expect(await to('?lieu=fes', failing)).toBe('/coloc/offres?q=fes')
})

it('keeps the filters and the order of the address, and nothing else', async () => {
  const other = '_routes=offres&index=&utm_source=x'
  expect(await to(`?lieu=fes&tri=prix&meuble=true&${other}`)).toBe('/coloc/ville/7/offres?tri=prix&meuble=true')
  expect(await to(`?lieu=studio&${other}`)).toBe('/coloc/offres?q=studio')
})

it('leaves other lists alone', async () => {
  for (const query of ['?q=tram', '', '?lieu=']) expect(await to(query)).toBeNull()
})
