import type { Client } from '@colocdar/contracts/client'
import { recherche } from '@colocdar/contracts/villes-phrases'
import { expect, it, vi } from 'vitest'
import type { ListingKind } from './listing.ts'
import { rechercheHref } from './resolve-recherche.ts'

const answering = (comprise: object, suggested: object[] = []) =>
  (async (endpoint: unknown) => (endpoint === recherche.comprendre ? comprise : suggested)) as unknown as Client

const to = (query: string, call: Client, kind: ListingKind = 'offres', villeInPath?: string) =>
  rechercheHref(call, {
    kind,
    url: `https://colocdar.ma/coloc/${villeInPath ? `ville/${villeInPath}/` : ''}${kind}${query}`,
    villeInPath,
  })

const studio = { villeId: 2, logementType: ['STUDIO'], prixMax: 3000, tri: 'prix', meuble: true, q: 'tram' }

it('leads to the list with what was understood', async () => {
  expect(await to('?recherche=x', answering(studio))).toBe(
    '/coloc/ville/2/offres?q=tram&prixMax=3000&logementType=STUDIO&meuble=true&tri=prix',
  )
  expect(await to('?recherche=x', answering({}))).toBe('/coloc/offres')
})

it('says it in the filters of requests, and asks what is left without the others', async () => {
  const call = vi.fn(answering({ villeId: 2, prixMax: 3000, tri: 'prix', q: 'studio tram' }))
  expect(await to('?recherche=x', call as unknown as Client, 'demandes')).toBe(
    '/coloc/ville/2/demandes?q=studio+tram&budgetMax=3000&tri=budget',
  )
  expect(call).toHaveBeenCalledWith(recherche.comprendre, { query: { q: 'x', liste: 'demandes' } })
})

it('keeps the words of a landmark above requests, which are near to none', async () => {
  const ensias = { villeId: 2, ville: 'Rabat', quartier: null, repere: { slug: 'ensias', nom: 'ENSIAS' }, offres: 1 }
  const call = answering({ q: 'ensi' }, [ensias])
  expect(await to('?recherche=x', call, 'demandes')).toBe('/coloc/ville/2/demandes?q=ensi')
  expect(await to('?recherche=x', call)).toBe('/coloc/ville/2/offres?repere=ensias')
})

it('takes the only place that begins like what is left of a sentence, as its suggestion does', async () => {
  const agdal = { villeId: 2, ville: 'Rabat', quartier: 'Agdal', offres: 1, demandes: 0 }
  const fes = { villeId: 3, ville: 'Fès', quartier: 'Agdal', offres: 1, demandes: 0 }
  const left = { logementType: ['STUDIO'], q: 'agd' }
  const found = '/coloc/ville/2/offres?quartier=Agdal&logementType=STUDIO'
  expect(await to('?recherche=x', answering(left, [agdal]))).toBe(found)
  expect(await to('?recherche=x', answering({ ...left, q: 'agd rab' }, [agdal]))).toBe(found)
  const words = '/coloc/offres?q=agd&logementType=STUDIO'
  expect(await to('?recherche=x', answering(left, [agdal, fes]))).toBe(words)
  // A typing error away.
  const asWritten = await to('?recherche=x', answering({ ...left, q: 'adgal' }, [agdal]))
  expect(asWritten).toBe('/coloc/offres?q=adgal&logementType=STUDIO')
})

it('stays in the city of the list, and with words that ads have', async () => {
  const parc = { villeId: 8, ville: 'Mohammedia', quartier: 'Le Parc', offres: 1, demandes: 0 }
  const left = { logementType: ['STUDIO'], q: 'parc' }
  const words = 'offres?q=parc&logementType=STUDIO'
  expect(await to('?recherche=x', answering({ ...left, connu: true }, [parc]))).toBe(`/coloc/${words}`)
  expect(await to('?recherche=x', answering({ q: 'parc', connu: true }, [parc]))).toBe('/coloc/offres?q=parc')
  const begun = answering(left, [parc, { ...parc, villeId: 2, ville: 'Rabat' }])
  expect(await to('?recherche=x', begun, 'offres', '1')).toBe(`/coloc/ville/1/${words}`)
  expect(await to('?recherche=x', begun, 'offres', '2')).toBe(
    '/coloc/ville/2/offres?quartier=Le+Parc&logementType=STUDIO',
  )
})

it('keeps the filters, the order and the city of the address unless the sentence names others, and nothing else', async () => {
  const other = '_routes=offres&index=&utm_source=x'
  const query = `?recherche=x&tri=prix&meuble=true&prixMax=9&${other}`
  expect(await to(query, answering({ prixMax: 5 }), 'offres', '7')).toBe(
    '/coloc/ville/7/offres?tri=prix&meuble=true&prixMax=5',
  )
  expect(await to(`${query}&quartier=Agdal&q=tram`, answering({ villeId: 3 }), 'offres', '7')).toBe(
    '/coloc/ville/3/offres?tri=prix&meuble=true&prixMax=9',
  )
  expect(await to('?recherche=x&quartier=Agdal', answering({ meuble: true }), 'offres', '7')).toBe(
    '/coloc/ville/7/offres?quartier=Agdal&meuble=true',
  )
})

it('takes the only place that begins like words that nothing else explains', async () => {
  const maarif = { villeId: 1, ville: 'Casablanca', quartier: 'Maârif', offres: 1, demandes: 0 }
  expect(await to('?recherche=maar', answering({ q: 'maar' }, [maarif]))).toBe(
    '/coloc/ville/1/offres?quartier=Ma%C3%A2rif',
  )
  expect(await to('?recherche=ma', answering({ q: 'ma' }, [maarif, maarif]))).toBe('/coloc/offres?q=ma')
})

it('searches for the words when the server does not answer', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = (async () => {
    throw new Error('panne')
  }) as unknown as Client
  expect(await to('?recherche=fes', failing)).toBe('/coloc/offres?q=fes')
})

it('leaves other lists alone', async () => {
  for (const query of ['?q=tram', '', '?recherche=']) expect(await to(query, answering(studio))).toBeNull()
})
