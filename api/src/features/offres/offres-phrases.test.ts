import { beforeAll, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()

beforeAll(async () => {
  const { id: proprietaireId } = await createMembre(test)
  const { id: rabat } = await createVille(test, 'Rabat', 'الرباط')
  const { id: casa } = await createVille(test, 'Casablanca')
  const add = (villeId: number, quartier: string, changes = {}) =>
    createOffre(test, { proprietaireId, villeId, quartier, photos: [], ...changes })
  await add(rabat, 'Agdal', { logementType: 'STUDIO', prix: 2500, titre: 'Studio', description: 'Terrasse.' })
  await add(rabat, 'Agdal', { logementType: 'STUDIO', prix: 3500, titre: 'Studio', description: 'Calme.' })
  await add(casa, 'Maârif', { logementType: 'STUDIO', prix: 3000, titre: 'Studio', description: 'Calme.' })
})

const ask = (q: string, headers = {}) => call(test, 'GET', `/offres/phrases?${new URLSearchParams({ q })}`, { headers })
const suggest = async (q: string) => (await ask(q)).json()
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

it('says what was understood, with its offers', async () => {
  const [phrase, ...others] = await suggest('studio rabat max 3000')
  expect(others).toEqual([])
  expect({ ...phrase, texte: plain(phrase.texte) }).toEqual({
    texte: 'Studio · Rabat · Jusqu’à 3 000 dh',
    valeur: 'studio rabat max 3000',
    total: 1,
    totalCapped: false,
  })
  expect(await suggest('studio pas cher agdal terrasse')).toEqual([
    expect.objectContaining({ texte: 'Studio · Agdal · Rabat · terrasse · Moins cher d’abord', total: 1 }),
  ])
})

it('completes the name of a place that is being typed', async () => {
  expect(await suggest('studio ca')).toEqual([
    { texte: 'Studio · Casablanca', valeur: 'studio Casablanca', total: 1, totalCapped: false },
  ])
  expect(await suggest('agd studio')).toEqual([
    { texte: 'Studio · Agdal · Rabat', valeur: 'Agdal Rabat studio', total: 2, totalCapped: false },
  ])
})

it('says it in Arabic to whoever prefers that, with the Arabic name of a city', async () => {
  const suggestArabic = async (q: string) => (await ask(q, { 'accept-language': 'ar' })).json()
  expect(await suggestArabic('studio rabat max 3000 meublé')).toMatchObject([
    { texte: 'استوديو · الرباط · إلى غاية 3000\u00a0درهم · مفروش' },
  ])
  expect(await suggestArabic('studio pas cher agdal')).toMatchObject([
    { texte: 'استوديو · \u2068Agdal\u2069 · الرباط · الأرخص أولاً', total: 2 },
  ])
  expect(await suggestArabic('studio agd')).toMatchObject([{ valeur: 'studio Agdal الرباط', total: 2 }])
  expect((await ask('studio rabat')).headers.vary).toContain('Accept-Language')
})

it('names the places that have such offers, or the first one', async () => {
  expect(await suggest('villa ag')).toEqual([expect.objectContaining({ texte: 'Villa · Agdal · Rabat', total: 0 })])
  const { id: proprietaireId } = await createMembre(test)
  const { id: villeId } = await createVille(test, 'Agadir')
  await createOffre(test, { proprietaireId, villeId, logementType: 'STUDIO', photos: [] })
  expect((await suggest('studio ag')).map(({ texte }: { texte: string }) => texte)).toEqual([
    'Studio · Agadir',
    'Studio · Agdal · Rabat',
  ])
  await createOffre(test, { proprietaireId, villeId, logementType: 'VILLA', photos: [] })
  expect(await suggest('villa ag')).toEqual([expect.objectContaining({ texte: 'Villa · Agadir', total: 1 })])
})

it('leaves places and other words to their own suggestions', async () => {
  for (const q of ['rabat', 'agdal', 'terrasse', 'bonjour', '']) expect(await suggest(q), q).toEqual([])
})

it('counts up to a hundred', async () => {
  const { id: proprietaireId } = await createMembre(test)
  const { id: villeId } = await createVille(test, 'Safi')
  for (let count = 0; count < 101; count += 1)
    await createOffre(test, { proprietaireId, villeId, logementType: 'VILLA', photos: [] })
  expect(await suggest('villa')).toEqual([{ texte: 'Villa', valeur: 'villa', total: 100, totalCapped: true }])
})
