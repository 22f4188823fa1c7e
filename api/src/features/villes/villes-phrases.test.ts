import { beforeAll, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { createRepere } from '../../testing/reperes.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let casa: number
let rabat: number

beforeAll(async () => {
  const { id: proprietaireId } = await createMembre(test)
  casa = (await createVille(test, 'Casablanca')).id
  rabat = (await createVille(test, 'Rabat')).id
  const add = (villeId: number, quartier: string, description: string) =>
    createOffre(test, { proprietaireId, villeId, quartier, description, photos: [] })
  await add(casa, 'Maârif', 'Studoi : le nom de notre maison.')
  await add(rabat, 'Cité des Roses', 'Calme.')
  await createRepere(test, casa, { slug: 'place-ronde', nom: 'Place Ronde', nomArabe: 'الساحة المستديرة' })
})

const read = async (q: string, query = {}) =>
  (await call(test, 'GET', `/recherche/comprendre?${new URLSearchParams({ q, ...query })}`)).json()

it('reads a sentence with the cities and quartiers that ads are in', async () => {
  expect(await read('chambre meublée maarif max 2500 tram')).toEqual({
    villeId: casa,
    quartier: 'Maârif',
    logementType: ['CHAMBRE'],
    meuble: true,
    prixMax: 2500,
    q: 'tram',
    connu: true,
  })
  expect(await read('شقة في المعاريف')).toEqual({ villeId: casa, quartier: 'Maârif', logementType: ['APPARTEMENT'] })
  expect(await read('cite des roses')).toEqual({ villeId: rabat, quartier: 'Cité des Roses' })
  expect(await read('')).toEqual({})
})

it.each(['studio place ronde', 'استوديو قرب الساحة المستديرة'])(
  'knows a landmark by its name in either script: %s',
  async (q) => {
    expect(await read(q)).toMatchObject({ repere: 'place-ronde', logementType: ['STUDIO'] })
  },
)

it('leaves as text what requests have no filter for', async () => {
  expect(await read('filles meublé maarif max 2500', { liste: 'demandes' })).toEqual({
    villeId: casa,
    quartier: 'Maârif',
    prixMax: 2500,
    q: 'filles meublé',
    connu: true,
  })
  expect(await read('stuido rabat', { liste: 'demandes' })).toEqual({ villeId: rabat, q: 'studio', connu: true })
})

it('says of what is left that it is a word, and no beginning of a name', async () => {
  expect(await read('studio maar')).toEqual({ logementType: ['STUDIO'], q: 'maar' })
  expect(await read('calme maar')).toEqual({ q: 'calme maar' })
  // A word of the list, and of an ad.
  for (const q of ['parc', 'studoi', 'maar calme']) expect(await read(q)).toEqual({ q, connu: true })
})

it('forgives typing errors, but not in words that ads contain', async () => {
  expect(await read('stuido rabta')).toEqual({ villeId: rabat, logementType: ['STUDIO'] })
  expect(await read('studoi')).toEqual({ q: 'studoi', connu: true })
})

it('knows the day in Morocco', async () => {
  const { dispoLe } = await read('tout de suite')
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Casablanca' }).format(test.deps.clock())
  expect(dispoLe).toBe(day)
})

it('is not stored on the way: tomorrow is another day', async () => {
  const { headers } = await call(test, 'GET', '/recherche/comprendre?q=daba')
  expect(headers['cache-control']).toBe('no-store')
})
