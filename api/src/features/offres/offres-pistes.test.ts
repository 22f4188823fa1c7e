import { gt, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import { villes } from '../../schema/villes.ts'
import { countHits } from '../../search/count-hits.ts'
import { call } from '../../testing/call.ts'
import { createMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { recordQueries } from '../../testing/queries.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { searchedOffres } from './offres-search.repository.ts'

const test = useTestApp()
const ids: Record<string, number> = {}
let proprietaireId: number

const omit = (values: object, names: string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

const get = async (path: string) => {
  const answer = await call(test, 'GET', path)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

beforeAll(async () => {
  proprietaireId = (await createMembre(test)).id
  const rows = await test.deps.db
    .insert(villes)
    .values([
      { slug: 'casablanca', nom: 'Casablanca', position: 0, latitude: 33.5731, longitude: -7.5898 },
      { slug: 'agadir', nom: 'Agadir', position: 1, latitude: 30.4278, longitude: -9.5981 },
      { slug: 'mohammedia', nom: 'Mohammedia', position: 2, latitude: 33.6866, longitude: -7.383 },
      { slug: 'rabat', nom: 'Rabat', nomArabe: 'الرباط', position: 3, latitude: 34.0209, longitude: -6.8416 },
      { slug: 'nouvelle', nom: 'Nouvelle', position: 4 },
    ])
    .returning()
  for (const { id, slug } of rows) ids[slug] = id
  const add = (slug: string, changes = {}) =>
    createOffre(test, { proprietaireId, villeId: ids[slug] as number, photos: [], ...changes })
  await add('casablanca', { prix: 3000, logementType: 'STUDIO' })
  await add('casablanca', { prix: 3200, logementType: 'STUDIO' })
  for (let count = 0; count < 3; count += 1) await add('casablanca', { prix: 1500, logementType: 'VILLA' })
  await add('rabat', { prix: 1200, logementType: 'STUDIO', quartier: 'Agdal' })
  await add('agadir', { prix: 1200, logementType: 'STUDIO' })
  await add('nouvelle', { prix: 1200, logementType: 'STUDIO' })
})

describe('when nothing is found', () => {
  it('says what one filter less gives, and where it is found nearby', async () => {
    const query = `villeId=${ids.casablanca}&quartier=Maarif&prixMax=2000&logementType=STUDIO`
    expect((await get(`/test/coloc/search?${query}`)).totalElements).toBe(0)
    expect(await get(`/offres/pistes?${query}`)).toEqual({
      sansFiltre: [
        { filtre: 'logementType', total: 3, totalCapped: false },
        { filtre: 'villeId', total: 2, totalCapped: false },
        { filtre: 'prixMax', total: 2, totalCapped: false },
      ],
      villes: [
        { id: ids.rabat, nom: 'Rabat', nomArabe: 'الرباط', distanceKm: 85, total: 1, totalCapped: false },
        { id: ids.agadir, nom: 'Agadir', nomArabe: null, distanceKm: 398, total: 1, totalCapped: false },
      ],
    })
  })

  it('has nothing to say without filters, or around a city that is nowhere', async () => {
    expect(await get('/offres/pistes')).toEqual({ sansFiltre: [], villes: [] })
    expect((await get(`/offres/pistes?villeId=${ids.nouvelle}`)).villes).toEqual([])
    expect((await call(test, 'GET', '/offres/pistes?prixMin=2&prixMax=1')).statusCode).toBe(400)
  })

  it('counts one by one when a wider search finds too much to count among it', async () => {
    const search = { filtres: { villeId: ids.casablanca, prixMax: 2000, logementType: ['STUDIO' as const] }, words: [] }
    const without = (...names: string[]) => ({ ...search, filtres: omit(search.filtres, names) })
    const searches = [without('villeId'), without('prixMax'), without('logementType')]
    const pool = without('villeId', 'prixMax', 'logementType')
    const counting = async (options: object) => {
      let totals: number[] = []
      const queries = await recordQueries(async () => {
        totals = await countHits(test.deps.db, searchedOffres, searches, { atMost: 1001, pool, ...options })
      })
      return { totals, queries: queries.length }
    }
    expect(await counting({ mostInPool: 8 })).toEqual({ totals: [3, 2, 3], queries: 2 })
    expect(await counting({ mostInPool: 7 })).toEqual({ totals: [3, 2, 3], queries: 4 })
    expect((await counting({ mostInPool: 7, enough: 2 })).totals).toEqual([3, 2])
  })

  it('names the four nearest cities of those among the eight nearest that have some', async () => {
    const rows = await test.deps.db
      .insert(villes)
      .values(
        Array.from({ length: 11 }, (_, index) => ({
          slug: `oasis-${index}`,
          nom: `Oasis ${index}`,
          position: 30 - index,
          latitude: 24,
          // The last one first: the order is by distance.
          longitude: -16 + (10 - index) / 10,
        })),
      )
      .returning({ id: villes.id, nom: villes.nom })
    const byDistance = rows.toReversed()
    const add = (place: number, prix: number) =>
      createOffre(test, { proprietaireId, villeId: byDistance[place]?.id ?? 0, prix, photos: [] })
    for (const place of [6, 5, 4, 3, 2]) await add(place, 700)
    await add(9, 800)
    const nearby = async (prix: number) =>
      (await get(`/offres/pistes?villeId=${byDistance[0]?.id}&prixMin=${prix}&prixMax=${prix}`)).villes
    expect((await nearby(700)).map(({ nom }: { nom: string }) => nom)).toEqual(
      byDistance.slice(2, 6).map(({ nom }) => nom),
    )
    expect(await nearby(800)).toEqual([])
    await test.deps.db.delete(offres).where(gt(offres.villeId, (rows[0]?.id ?? 0) - 1))
  })

  it('says the same for requests', async () => {
    expect(await get('/demandes/pistes?budgetMax=1')).toEqual({ sansFiltre: [], villes: [] })
  })
})

describe('totals of a filtered search', () => {
  it('are exact up to 1,000, and the list ends there', async () => {
    await test.deps.db.execute(sql`
      insert into offres (titre, description, quartier, superficie, nbr_coloc, logement_type, prix, date_disponibilite,
        ville_id, proprietaire_id, statut, verified)
      select 'Villa ' || i, 'Grande.', 'Golf', 90, 4, 'VILLA', 8000, '2000-01-01', ${ids.rabat}, ${proprietaireId},
        'DISPONIBLE', true from generate_series(1, 1000) i`)
    const search = (rest: string) => get(`/test/coloc/search?prixMin=8000&${rest}`)
    expect(await search('size=1')).toMatchObject({ totalElements: 1000, totalCapped: false })
    await createOffre(test, { proprietaireId, villeId: ids.rabat as number, prix: 9000, photos: [] })
    expect(await search('size=1')).toMatchObject({ totalElements: 1000, totalCapped: true, totalPages: 1000 })
    expect(await search('size=200&page=4')).toMatchObject({ numberOfElements: 200, last: true })
    expect(await search('size=12&page=83')).toMatchObject({ numberOfElements: 4, last: true })
    expect(await search('size=200&page=6')).toMatchObject({ empty: true, totalElements: 1000, totalCapped: true })
    expect(await get('/test/coloc/search?size=1')).toMatchObject({ totalElements: 1009 })
    expect((await get('/offres/pistes?prixMin=8000&fumeurs=true')).sansFiltre).toEqual([
      { filtre: 'fumeurs', total: 1000, totalCapped: true },
    ])
  })
})
