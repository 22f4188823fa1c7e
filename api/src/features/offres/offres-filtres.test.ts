import { accueils, logementTypes, publieurs } from '@colocdar/contracts/enumerations'
import { type NameOfKind, ofKind } from '@colocdar/contracts/faits'
import { filtreParams } from '@colocdar/contracts/filtres'
import { foldText } from '@colocdar/contracts/fold-text'
import type { Offre } from '@colocdar/contracts/offres'
import { offreFaits } from '@colocdar/contracts/offres-faits'
import {
  type OffreFiltre,
  type OffreFiltres,
  type OffreTri,
  offreFiltres,
  offreTris,
} from '@colocdar/contracts/offres-filtres'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import { findHits, type Tuning } from '../../search/search-hits.ts'
import { call } from '../../testing/call.ts'
import { cases } from '../../testing/endurance.ts'
import { createMembre } from '../../testing/membres.ts'
import { anyReperes, createFourReperes, isNear } from '../../testing/reperes.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { searchedOffres, selectMatchingOffres } from './offres-search.repository.ts'
import { toOffreSearch } from './offres-search.service.ts'

const test = useTestApp()
const everyOffre = 300
const villeIds: number[] = []
let all: Offre[]

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const quartiers = ['Maârif', 'maarif ', 'MAARIF', 'Agdal', 'Hay Riad', 'hay-riad', 'Route d’Imouzzer']
const words = ['tram', 'calme', 'étudiante', 'terrasse', 'lumineuse', 'gare']
const dayMs = 86_400_000
const days = ['2000-01-01', '2026-11-20', '2026-12-01', '2027-03-01']
type Flag = NameOfKind<typeof offreFaits, 'flag'>
const flags = Object.keys(ofKind(offreFaits, 'flag')) as Flag[]
type OfFlags<T> = Record<Flag, fc.Arbitrary<T>>

/** Few values of each, so that random filters meet random offers. */
const anOffre = fc.record({
  titre: fc.constantFrom(...words).map((word) => `Chambre ${word}`),
  description: fc.subarray(words).map((some) => `Avec ${some.join(', ')}.`),
  ville: fc.nat(2),
  quartier: fc.constantFrom(...quartiers),
  prix: fc.constantFrom(900, 1500, 1500.5, 2000, 3500),
  superficie: fc.constantFrom(0, 12, 20, 45),
  duree: maybe(fc.constantFrom(1, 6, 12)),
  logementType: fc.constantFrom(...logementTypes),
  dateDisponibilite: fc.constantFrom(...days),
  accueille: maybe(fc.constantFrom(...accueils)),
  publiePar: maybe(fc.constantFrom(...publieurs)),
  reperes: anyReperes,
  confirmeeLe: fc.constantFrom(1, 6, 8, 20).map((days) => new Date(Date.now() - days * dayMs)),
  ...(Object.fromEntries(flags.map((flag) => [flag, maybe(fc.boolean())])) as OfFlags<boolean | null>),
  verified: fc.constantFrom(true, true, true, false),
  statut: fc.constantFrom('DISPONIBLE' as const, 'DISPONIBLE' as const, 'LOUE' as const),
})

const everyFiltre = fc.record({
  villeId: fc.nat(2),
  q: fc.constantFrom('tram', 'TRAM calme', 'etudiante', 'la terrasse', 'maarif', 'riad', 'absent'),
  quartier: fc.constantFrom('maarif', 'Hay Riad', 'route d imouzzer', 'inconnu'),
  repere: fc.constantFrom('uir', 'ehtp', 'inpt', 'insea', 'inconnu'),
  repereMax: fc.constantFrom(0, 1, 10, 10.5, 60),
  prixMin: fc.constantFrom(0, 1000, 1500, 1600),
  prixMax: fc.constantFrom(1600, 2000, 5000),
  logementType: fc.subarray([...logementTypes], { minLength: 1 }),
  superficieMin: fc.constantFrom(12, 13, 45),
  dispoLe: fc.constantFrom('2026-11-19', '2026-12-01', '2030-01-01'),
  dureeMax: fc.constantFrom(1, 6, 24),
  confirmee: fc.boolean(),
  sansIntermediaire: fc.boolean(),
  ...(Object.fromEntries(flags.map((flag) => [flag, fc.boolean()])) as OfFlags<boolean>),
  accueille: fc.subarray([...accueils], { minLength: 1 }),
})

/** A few at a time: with many of them nearly nothing is found, in any order. */
const someFiltres = fc
  .tuple(everyFiltre, fc.subarray(Object.keys(offreFiltres) as OffreFiltre[], { maxLength: 3 }))
  .map(([all, names]) => Object.fromEntries(names.map((name) => [name, all[name]])) as OffreFiltres)

/** What the search must find, in plain words. */
const isFound = (offre: Offre, f: OffreFiltres): boolean =>
  (f.villeId === undefined || offre.villeId === f.villeId) &&
  (f.quartier === undefined || foldText(offre.quartier) === foldText(f.quartier)) &&
  (f.repere === undefined || isNear(offre, f.repere, f.repereMax)) &&
  (f.prixMin ?? 0) <= offre.prix &&
  offre.prix <= (f.prixMax ?? Number.POSITIVE_INFINITY) &&
  (f.logementType?.includes(offre.logementType) ?? true) &&
  offre.superficie >= (f.superficieMin ?? 0) &&
  (f.dispoLe === undefined || offre.dateDisponibilite <= f.dispoLe) &&
  (offre.duree ?? 0) <= (f.dureeMax ?? Number.POSITIVE_INFINITY) &&
  (f.confirmee === undefined || Date.parse(offre.confirmeeLe ?? '') > Date.now() - 7 * dayMs === f.confirmee) &&
  (f.sansIntermediaire === undefined ||
    ['PROPRIETAIRE', 'COLOCATAIRE'].includes(offre.publiePar ?? '') === f.sansIntermediaire) &&
  flags.every((flag) => f[flag] === undefined || (offre[flag] === true) === f[flag]) &&
  (f.accueille === undefined || (offre.accueille !== null && f.accueille.includes(offre.accueille))) &&
  (f.q === undefined || hasEveryWord(offre, f.q))

const hasEveryWord = ({ titre, quartier, description }: Offre, q: string): boolean => {
  const text = foldText([titre, quartier, description].join(' ')).split(' ')
  const asked = foldText(q).split(' ')
  return asked.every((word) => word === 'la' || text.includes(word))
}

const orders: Record<OffreTri, (a: Offre, b: Offre) => number> = {
  recent: () => 0,
  prix: (a, b) => a.prix - b.prix,
  '-prix': (a, b) => b.prix - a.prix,
  dispo: (a, b) => a.dateDisponibilite.localeCompare(b.dateDisponibilite),
}

const search = async (query: Record<string, unknown>) => {
  const answer = await call(test, 'GET', `/test/coloc/search?${new URLSearchParams(query as Record<string, string>)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const every = (value: number) => ({ columns: value, words: value })
const walking = { probed: every(1), isCommon: () => true, prefersFaits: () => true }

beforeAll(async () => {
  const { id: proprietaireId } = await createMembre(test)
  for (const nom of ['Casablanca', 'Rabat', 'El Jadida']) villeIds.push((await createVille(test, nom)).id)
  const sample = fc.sample(anOffre, { numRuns: everyOffre, seed: 7 })
  const four = await createFourReperes(test, villeIds[0] as number)
  const rows = sample.map(({ ville, reperes, ...offre }, index) => ({
    ...offre,
    reperes: four.rowsOf(reperes),
    villeId: villeIds[ville] as number,
    proprietaireId,
    nbrColoc: 1,
    // Two of each moment: ids decide.
    createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))),
  }))
  await test.deps.db.insert(offres).values(rows.slice(0, 150))
  await four.mergeLast()
  await test.deps.db.insert(offres).values(rows.slice(150))
  all = (await search({ size: 200 })).content
  all.push(...(await search({ size: 200, page: 1 })).content)
})

describe('filters of the search of offers', () => {
  it('find what a plain comparison finds, in the order that was asked for', async () => {
    expect(all.length).toBeGreaterThan(100)
    let found = 0
    await fc.assert(
      fc.asyncProperty(someFiltres, fc.constantFrom(...offreTris), fc.nat(2), async (wanted, tri, page) => {
        const filtres: OffreFiltres =
          wanted.villeId === undefined ? wanted : { ...wanted, villeId: villeIds[wanted.villeId] }
        fc.pre((filtres.prixMin ?? 0) <= (filtres.prixMax ?? 1e6))
        const answer = await search({ ...filtreParams(offreFiltres, filtres), tri, page, size: 5 })
        const expected = all.filter((offre) => isFound(offre, filtres)).toSorted(orders[tri])
        expect(answer.content.map(({ id }: Offre) => id)).toEqual(
          expected.slice(page * 5, page * 5 + 5).map(({ id }) => id),
        )
        expect(answer.totalElements).toBe(expected.length)
        found += answer.numberOfElements
      }),
      { numRuns: 100, ...cases },
    )
    expect(found).toBeGreaterThan(100)
    for (const { slug, offres } of (await call(test, 'GET', '/reperes')).json())
      expect(offres).toBe(all.filter((each) => isNear(each, slug)).length)
  })

  it('find the same, whichever way a large table makes them take', async () => {
    const gathering = { probed: every(1), longestWalk: every(1), isCommon: () => false }
    const ways: Record<string, Tuning> = {
      walking: { ...walking, longestWalk: every(10_000) },
      'walking, which ends early': { ...walking, longestWalk: every(20) },
      counting: { ...walking, probed: every(20), longestWalk: every(10_000) },
      'counting, which ends early': { ...walking, probed: every(20), longestWalk: every(25) },
      'by faits': { ...gathering, prefersFaits: () => true },
      'by columns': { ...gathering, prefersFaits: () => false },
    }
    const { db } = test.deps
    await fc.assert(
      fc.asyncProperty(someFiltres, fc.constantFrom(...offreTris), fc.nat(10), async (wanted, tri, atMost) => {
        const filtres = { ...wanted, ...(wanted.villeId !== undefined && { villeId: villeIds[wanted.villeId] }) }
        const searched = { ...(await toOffreSearch(db, filtres)), excludedId: all[0]?.id }
        const expected = all
          .slice(1)
          .filter((offre) => isFound(offre, filtres))
          .toSorted(orders[tri])
        for (const [way, tuning] of Object.entries(ways)) {
          const page = { limit: 3, offset: 1 }
          const options = { atMost: atMost + 1, tuning }
          const { rows, total } = await selectMatchingOffres(db, searched, tri, page, options)
          const any = await findHits(db, searchedOffres, { search: searched, tri, page, inAnyOrder: true, ...options })
          const cut = expected.slice(0, atMost + 1)
          const ids = cut.slice(1, 4).map(({ id }) => id)
          const found = { way, ids: rows.map(({ id }) => id), total, any: any.total, anyIds: any.ids.length }
          expect(found).toEqual({ way, ids, total: cut.length, any: cut.length, anyIds: ids.length })
        }
      }),
      { numRuns: 60, ...cases },
    )
  })

  it('count in a city what that city has, once the page is known', async () => {
    const tuning = { ...walking, probed: every(12), longestWalk: every(10_000) }
    const page = { limit: 1, offset: 0 }
    for (const filtres of villeIds.flatMap((villeId) => flags.map((flag) => ({ villeId, [flag]: true })))) {
      const { length } = all.filter((offre) => isFound(offre, filtres))
      const options = { atMost: length + 1, tuning }
      const { total } = await selectMatchingOffres(test.deps.db, { filtres, words: [] }, 'prix', page, options)
      expect({ filtres, total }).toEqual({ filtres, total: length })
    }
  })

  it.each(['maarf', 'Maarfi', 'jadda', 'rabbat', 'imouzer'])('forgive a typing error in a place: %s', async (q) => {
    expect((await search({ q })).totalElements).toBeGreaterThan(0)
  })

  it('know a city by its name, and words that no ad has find nothing', async () => {
    const inRabat = all.filter(({ villeId }) => villeId === villeIds[1])
    expect((await search({ q: 'RABAT' })).totalElements).toBe(inRabat.length)
    expect((await search({ q: 'rabat tram' })).totalElements).toBe(
      inRabat.filter((offre) => hasEveryWord(offre, 'tram')).length,
    )
    expect((await search({ q: 'hélicoptère' })).totalElements).toBe(0)
  })

  it.each(['&', '!tram', "tram' | 'calme", 'a:*', '(', '<->', '@1', '%', 'de la', '\\'])(
    'take operators as text: %s',
    async (q) => {
      expect((await search({ q })).totalElements).toBeLessThanOrEqual(all.length)
    },
  )

  it('follow an offer that changes, and leave one that is no longer public', async () => {
    const [offre] = all
    if (!offre) throw new Error('no offer')
    const ids = async (quartier: string) =>
      (await search({ quartier, size: 200 })).content.map(({ id }: Offre) => id).includes(offre.id)
    await test.deps.db.execute(sql`update offres set quartier = 'Ghandi' where id = ${offre.id}`)
    expect([await ids(offre.quartier), await ids('gandhi'), await ids('ghandi')]).toEqual([false, false, true])
    await test.deps.db.execute(sql`update offres set statut = 'LOUE' where id = ${offre.id}`)
    expect(await ids('ghandi')).toBe(false)
    await test.deps.db.execute(
      sql`update offres set quartier = ${offre.quartier}, statut = 'DISPONIBLE' where id = ${offre.id}`,
    )
    expect(await ids(offre.quartier)).toBe(true)
  })
})
