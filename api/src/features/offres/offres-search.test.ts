import type { Paged } from '@colocdar/contracts/common'
import type { Offre } from '@colocdar/contracts/offres'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let owner: TestMembre
let other: TestMembre
let casa: number
let rabat: number
const ids: Record<string, number> = {}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

beforeAll(async () => {
  owner = await createMembre(test)
  other = await createMembre(test)
  casa = (await createVille(test, 'Casablanca')).id
  rabat = (await createVille(test, 'Rabat')).id
  const add = async (name: string, changes: Partial<Parameters<typeof createOffre>[1]>) => {
    ids[name] = await createOffre(test, { proprietaireId: owner.id, villeId: casa, titre: name, ...changes })
  }
  await add('old', { createdAt: minutesAgo(50) })
  await add('middle', { createdAt: minutesAgo(40), villeId: rabat })
  await add('new', { createdAt: minutesAgo(30) })
  await add('foreign', { createdAt: minutesAgo(20), proprietaireId: other.id, villeId: rabat })
  await add('rented', { createdAt: minutesAgo(10), statut: 'LOUE' })
  await add('immediate', { createdAt: minutesAgo(9), statut: 'IMMEDIATE' })
  await add('waiting', { createdAt: minutesAgo(8), verified: false, statut: 'EN_ATTENTE' })
  await add('refused', { createdAt: minutesAgo(7), verified: false, statut: 'EN_ATTENTE', motifRefus: 'Photos floues' })
  await add('unverified', { createdAt: minutesAgo(6), verified: false })
  await add('hidden', { createdAt: minutesAgo(5), masque: true })
})

const search = async (query: string, as?: TestMembre): Promise<Paged<Offre> & { enAttente?: number }> => {
  const answer = await call(test, 'GET', `/test/coloc/search?${query}`, { as })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const titles = ({ content }: Paged<Offre>) => content.map(({ titre }) => titre)
const publicTitles = ['foreign', 'new', 'middle', 'old']

describe('the public list', () => {
  it('[API-14] [LIST-01] [LIST-02] holds verified available offers only, newest first', async () => {
    const page = await search('page=0&size=12&verified=true')
    expect(titles(page)).toEqual(publicTitles)
    expect(page).toMatchObject({
      number: 0,
      size: 12,
      totalElements: 4,
      totalPages: 1,
      numberOfElements: 4,
      first: true,
      last: true,
      empty: false,
    })
  })

  it.each(['', 'verified=false', 'verified=true', 'isVerified=false&statut=EN_ATTENTE'])(
    '[SEC-05] never shows more for ?%s',
    async (query) => expect(titles(await search(query))).toEqual(publicTitles),
  )

  it('[SEC-05] shows an owner and an administrator the same list as everybody', async () => {
    expect(titles(await search('verified=false', owner))).toEqual(publicTitles)
    expect(titles(await search('verified=false', await createAdmin(test)))).toEqual(publicTitles)
  })

  it('[SEC-05] refuses a repeated flag', async () => {
    const answer = await call(test, 'GET', '/test/coloc/search?verified=true&verified=false')
    expect(answer.statusCode).toBe(400)
  })

  it('[API-15] [API-35] keeps to one city with villeId', async () => {
    const page = await search(`page=0&size=12&verified=true&villeId=${rabat}`)
    expect(titles(page)).toEqual(['foreign', 'middle'])
    expect(page.totalElements).toBe(2)
    expect(page.content.every(({ villeId, ville }) => villeId === rabat && ville.nom === 'Rabat')).toBe(true)
  })

  it('answers an empty page for a city that does not exist', async () => {
    expect(await search('villeId=999999')).toMatchObject({ content: [], totalElements: 0, empty: true })
  })

  it('[STATE-28] [API-35] starts at page 0 and goes on without repeating', async () => {
    const pages = [await search('size=3'), await search('page=1&size=3'), await search('page=2&size=3')]
    expect(pages.map(titles)).toEqual([['foreign', 'new', 'middle'], ['old'], []])
    expect(pages.map(({ first, last }) => [first, last])).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ])
    expect(pages.every(({ totalElements, totalPages }) => totalElements === 4 && totalPages === 2)).toBe(true)
  })

  it('[HOME-05] leaves out excludedId, also from the total', async () => {
    const page = await search(`size=3&excludedId=${ids.new}`)
    expect(titles(page)).toEqual(['foreign', 'middle', 'old'])
    expect(page.totalElements).toBe(3)
    const inCity = await search(`size=3&villeId=${rabat}&excludedId=${ids.new}`)
    expect(inCity).toMatchObject({ totalElements: 2 })
    expect((await search(`excludedId=${ids.waiting}`)).totalElements).toBe(4)
  })

  it.each([
    'page=-1',
    'page=1.5',
    'page=x',
    'size=0',
    'size=201',
    'size=',
    'page=99999999999',
    'villeId=0',
    'userId=a',
  ])('refuses %s and names the field', async (query) => {
    const answer = await call(test, 'GET', `/test/coloc/search?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().details)).toEqual([query.split('=')[0]])
  })

  it('[API-40] has no call that answers all offers at once: asking for them fails', async () => {
    expect((await call(test, 'GET', '/test/coloc')).statusCode).toBe(404)
    expect((await call(test, 'GET', '/test/coloc/search?size=1000000')).statusCode).toBe(400)
  })

  it('answers the last page that can be asked for', async () => {
    expect(await search('page=1000000&size=200')).toMatchObject({ content: [], totalElements: 4 })
  })
})

describe('the offers of a member', () => {
  const all = ['hidden', 'unverified', 'refused', 'waiting', 'immediate', 'rented', 'new', 'middle', 'old']

  it('[API-16] [API-36] are all there for the member, with the reason of a refusal', async () => {
    const page = await search(`page=0&size=10&userId=${owner.id}`, owner)
    expect(titles(page)).toEqual(all)
    expect(page.totalElements).toBe(9)
    expect(page.content.find(({ titre }) => titre === 'refused')?.motifRefus).toBe('Photos floues')
  })

  it('[DATA-15] say that they are offers', async () => {
    const page = await search(`userId=${owner.id}`, owner)
    expect(new Set(page.content.map(({ type }) => type))).toEqual(new Set(['offre']))
  })

  it('[SEC-05] [API-16] are the public ones for a visitor, another member and an administrator', async () => {
    for (const as of [undefined, other, await createAdmin(test)]) {
      const page = await search(`userId=${owner.id}&verified=false`, as)
      expect(titles(page)).toEqual(['new', 'middle', 'old'])
      expect(page.totalElements).toBe(3)
    }
  })

  it('include the number of waiting ones for the member, on any page', async () => {
    expect((await search(`userId=${owner.id}&page=1&size=6`, owner)).enAttente).toBe(2)
    expect((await search(`userId=${other.id}`, other)).enAttente).toBe(0)
    expect(await search(`userId=${owner.id}`, other)).not.toHaveProperty('enAttente')
    expect(await search('', owner)).not.toHaveProperty('enAttente')
  })

  it('can be narrowed to a city and paged', async () => {
    expect(titles(await search(`userId=${owner.id}&villeId=${rabat}`, owner))).toEqual(['middle'])
    expect(titles(await search(`userId=${owner.id}&page=1&size=6`, owner))).toEqual(['new', 'middle', 'old'])
  })

  it('can be filtered', async () => {
    expect(titles(await search(`userId=${owner.id}&prixMin=2500`, owner))).toEqual(['new', 'middle', 'old'])
    expect(titles(await search(`userId=${owner.id}&prixMin=2501`, owner))).toEqual([])
    expect(titles(await search(`userId=${owner.id}&q=old`))).toEqual(['old'])
  })

  it('are none for an unknown member', async () => {
    expect(await search('userId=999999')).toMatchObject({ content: [], totalElements: 0 })
  })
})

it('refuses wrong values of filters in sentences', async () => {
  const answer = await call(test, 'GET', '/test/coloc/search?prixMin=3&prixMax=2')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().details).toEqual({ prixMin: 'Le loyer minimum dépasse le loyer maximum.' })
})
