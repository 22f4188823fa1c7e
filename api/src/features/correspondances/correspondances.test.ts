import type { Correspondance } from '@colocdar/contracts/correspondances'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDemande } from '../../testing/demandes.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
const now = new Date('2026-11-16T12:00:00Z')

let casa = 0
let rabat = 0
let seeker: TestMembre
let demandeId = 0
let owners: TestMembre[] = []
beforeAll(async () => {
  test.setNow(now)
  casa = (await createVille(test)).id
  rabat = (await createVille(test)).id
  owners = await Promise.all([1, 2, 3].map(() => createMembre(test, { langues: ['Arabe'], tags: [] })))
  seeker = await createMembre(test, { genre: 'HOMME', langues: ['Arabe'], tags: [] })
  demandeId = await createDemande(test, { ...request, demandeurId: seeker.id, villeId: casa })
})
const request = {
  budget: 3_000,
  quartier: 'Maârif',
  logementType: 'CHAMBRE' as const,
  dateDisponibilite: '2026-12-15',
  duree: 12,
}

const ask = async (membre: TestMembre, query: Record<string, string>) =>
  test.app.inject({ url: '/api/correspondances', query, headers: membre.headers })
const matches = async (membre: TestMembre, query: Record<string, string>): Promise<Correspondance[]> =>
  (await ask(membre, query)).json()
const fitsIn = ({ points, publication }: Correspondance) => [
  ...points.filter(({ convient }) => convient).map(({ critere }) => critere),
  ...(publication ? ['publication'] : []),
]

describe('offers that fit a request', () => {
  const all = {
    quartier: 'maarif',
    prix: 2_500,
    dateDisponibilite: '2026-12-01',
    duree: 6,
    publiePar: 'PROPRIETAIRE',
  } as const
  let best = 0
  beforeAll(async () => {
    const publish = (owner: number, changes = {}) =>
      createOffre(test, { ...all, proprietaireId: (owners[owner] as TestMembre).id, villeId: casa, ...changes })
    best = await publish(0)
    // Each of these would be listed first if its condition were not read.
    await publish(1, { villeId: rabat, createdAt: new Date('2026-12-01') })
    await publish(1, { prix: 3_301, createdAt: new Date('2026-12-01') })
    await publish(1, { accueille: 'FEMMES', createdAt: new Date('2026-12-01') })
    await publish(1, { verified: false, statut: 'EN_ATTENTE', createdAt: new Date('2026-12-01') })
    await createOffre(test, { ...all, proprietaireId: seeker.id, villeId: casa, createdAt: new Date('2026-12-01') })
    for (const worse of [
      { quartier: 'Gauthier' },
      { prix: 3_200 },
      { logementType: 'STUDIO' },
      { dateDisponibilite: '2027-02-01' },
      { duree: 24 },
      { publiePar: 'AGENCE', frais: 1_500 },
    ])
      await publish(2, { ...worse, createdAt: new Date('2026-12-01') })
  })

  it('come best first, with what fits and what does not', async () => {
    const found = await matches(seeker, { demandeId: String(demandeId) })
    expect(found).toHaveLength(7)
    expect(found[0]?.offre?.id).toBe(best)
    expect(fitsIn(found[0] as Correspondance)).toEqual([
      'budget',
      'ville',
      'quartier',
      'type',
      'date',
      'duree',
      'langues',
      'publication',
    ])
    expect(found.slice(1).map((match) => fitsIn(match).length)).toEqual([7, 7, 7, 7, 7, 7])
    expect(found.map(({ demande }) => demande)).toEqual(found.map(() => undefined))
  })

  it('are compared one by one on their page', async () => {
    const [only, ...others] = await matches(seeker, { offreId: String(best) })
    expect(others).toEqual([])
    expect([only?.offre?.id, only?.demande?.id]).toEqual([best, demandeId])
    expect(fitsIn(only as Correspondance)).toContain('budget')
  })

  it('are not compared for a member without a request', async () => {
    expect(await matches(await createMembre(test), { offreId: String(best) })).toEqual([])
  })
})

describe('requests that fit an offer', () => {
  it('come best first to its owner', async () => {
    const owner = await createMembre(test, { langues: ['Arabe'], tags: ['Cuisine'] })
    const villeId = (await createVille(test)).id
    const offreId = await createOffre(test, {
      proprietaireId: owner.id,
      villeId,
      quartier: 'Agdal',
      prix: 2_000,
      dateDisponibilite: '2026-12-01',
      duree: 6,
      logementType: 'STUDIO',
      accueille: 'FEMMES',
    })
    const fitting = {
      quartier: 'agdal',
      budget: 2_500,
      logementType: 'STUDIO' as const,
      dateDisponibilite: '2026-12-15',
      duree: 12,
    }
    const publish = async (changes = {}, person = {}) => {
      const membre = await createMembre(test, { genre: 'FEMME', langues: ['Arabe'], tags: ['Cuisine'], ...person })
      return createDemande(test, { ...fitting, demandeurId: membre.id, villeId, ...changes })
    }
    const best = await publish()
    const later = { createdAt: new Date('2026-12-01') }
    await publish({ ...later, budget: 1_800 })
    await publish(later, { genre: 'HOMME' })
    await publish({ ...later, villeId: rabat })
    for (const worse of [
      { quartier: 'Hassan' },
      { budget: 1_900 },
      { logementType: 'VILLA' as const },
      { duree: 3 },
      { dateDisponibilite: '2026-11-20' },
    ])
      await publish({ ...worse, ...later })
    await publish(later, { tags: ['Lecture'] })
    const found = await matches(owner, { offreId: String(offreId) })
    expect(found[0]?.demande?.id).toBe(best)
    expect(fitsIn(found[0] as Correspondance)).toHaveLength(9)
    expect(found.slice(1).map((match) => fitsIn(match).length)).toEqual([8, 8, 8, 8, 8, 8])
  })

  it('are compared with the reader’s own offers on their page', async () => {
    const owner = owners[0] as TestMembre
    const found = await matches(owner, { demandeId: String(demandeId) })
    expect(found.map(({ offre, demande }) => [offre?.proprietaireId, demande?.id])).toEqual([[owner.id, demandeId]])
  })
})

it('needs a member, one ad, and one that the member may see', async () => {
  const waiting = await createOffre(test, {
    proprietaireId: (owners[0] as TestMembre).id,
    villeId: rabat,
    verified: false,
    statut: 'EN_ATTENTE',
  })
  const visitor = await test.app.inject({ url: '/api/correspondances', query: { offreId: String(waiting) } })
  const hidden = await ask(seeker, { offreId: String(waiting) })
  const neither = await ask(seeker, {})
  const both = await ask(seeker, { offreId: String(waiting), demandeId: String(demandeId) })
  expect([visitor, hidden, neither, both].map(({ statusCode }) => statusCode)).toEqual([401, 404, 400, 400])
  expect(neither.json().details).toEqual({ offreId: 'Indiquez une offre ou une demande.' })
})
