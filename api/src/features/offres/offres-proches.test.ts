import type { Offre } from '@colocdar/contracts/offres'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let villeId: number
let ailleurs: number

beforeAll(async () => {
  const { id: proprietaireId } = await createMembre(test)
  villeId = (await createVille(test)).id
  ailleurs = (await createVille(test)).id
  const add = (titre: string, changes = {}) =>
    createOffre(test, { proprietaireId, villeId, quartier: 'Port', description: '', titre, photos: [], ...changes })
  await add('jardin terrasse piscine')
  await add('jardin')
  await add('jardin terrasse')
  await add('piscine terrasse')
  await add('garage')
  await add('jardin piscine', { verified: false, statut: 'EN_ATTENTE' })
  await add('jardin terrasse', { villeId: ailleurs })
  await add('شقة جميلة بالمدينة القديمة', { villeId: ailleurs })
})

const titles = async (path: string) => {
  const answer = await call(test, 'GET', path)
  const found = answer.json() as Offre[] | { content: Offre[] }
  return (Array.isArray(found) ? found : found.content).map(({ titre }) => titre)
}
const near = (q: string, city = villeId) => titles(`/offres/proches?${new URLSearchParams({ q, villeId: `${city}` })}`)

describe('offers that have most of the words', () => {
  it('come after those that have all, more words first, then the newest', async () => {
    expect(await near('jardin terrasse piscine')).toEqual(['piscine terrasse', 'jardin terrasse', 'jardin'])
    expect(await near('jardin terrasse')).toEqual(['piscine terrasse', 'jardin'])
  })

  it('are none for one word, and for words that no ad contains', async () => {
    expect(await near('jardin')).toEqual([])
    expect(await near('sauna hammam')).toEqual([])
  })

  it('pass the other filters', async () => {
    expect(await near('jardin piscine', ailleurs)).toEqual(['jardin terrasse'])
  })
})

it('finds words of an Arabic ad without their article, particles, hamzas and with letters that stand for each other', async () => {
  for (const q of ['شقة', 'الشقه', 'جميلة', 'مدينة', 'المدينه القديمة', 'قديمة'])
    expect(await titles(`/test/coloc/search?${new URLSearchParams({ q })}`), q).toEqual(['شقة جميلة بالمدينة القديمة'])
  expect(await titles(`/test/coloc/search?${new URLSearchParams({ q: 'فيلا' })}`)).toEqual([])
})
