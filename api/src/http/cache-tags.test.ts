import { avis } from '@colocdar/contracts/avis'
import { demandes } from '@colocdar/contracts/demandes'
import { offres } from '@colocdar/contracts/offres'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { villes } from '@colocdar/contracts/villes'
import { beforeAll, describe, expect, it } from 'vitest'
import { featureRoutes } from '../features.ts'
import { avis as avisTable } from '../schema/avis.ts'
import { createVille } from '../testing/attente.ts'
import { createDemande } from '../testing/demandes.ts'
import { createMembre } from '../testing/membres.ts'
import { createOffre } from '../testing/offres.ts'
import { useTestApp } from '../testing/test-app.ts'
import { type CacheTags, mergeTags } from './cache-tags.ts'
import { inProcessClients } from './in-process-client.ts'

const test = useTestApp()

/** A call as pages make it, and what it says its answer shows. */
const calling = async (make: (call: ReturnType<ReturnType<typeof inProcessClients>>) => Promise<unknown>) => {
  const told: CacheTags[] = []
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const clients = inProcessClients(featureRoutes, test.deps)
  await make(clients({ ip: '127.0.0.1', requestId: 'test', log, onTags: (tags) => told.push(tags) }))
  return mergeTags(told)
}

describe('cache tags', () => {
  let ville: number
  let owner: number
  let offre: number
  let demande: number
  beforeAll(async () => {
    ville = (await createVille(test)).id
    owner = (await createMembre(test)).id
    offre = await createOffre(test, { proprietaireId: owner, villeId: ville })
    demande = await createDemande(test, { demandeurId: owner, villeId: ville })
  })

  it('are declared by every cacheable call, and by no other', () => {
    for (const { endpoint, tags } of featureRoutes)
      expect(Boolean(tags), endpoint.path).toBe(Boolean(endpoint.cacheable))
  })

  it('name an offer, its owner and the cities', async () => {
    expect(await calling((call) => call(offres.one, { params: { id: offre } }))).toEqual({
      hard: [`offre:${offre}`, `utilisateur:${owner}`, 'villes'],
      soft: [],
    })
  })

  it('name what enters the list hard on its first page, and the list itself softly on all', async () => {
    const search = (query: object) => calling((call) => call(offres.search, { query }))
    const shown = [`offre:${offre}`, `utilisateur:${owner}`, 'villes']
    const first = (list: string) => ({ hard: [...shown, `${list}:entrees`], soft: [list] })
    expect(await search({})).toEqual(first('offres'))
    expect(await search({ villeId: ville })).toEqual(first(`offres:ville:${ville}`))
    expect(await search({ userId: owner })).toEqual(first(`offres:de:${owner}`))
    expect(await search({ page: 1 })).toEqual({ hard: ['villes'], soft: ['offres'] })
  })

  it('name similar offers, the offer they are compared with, and softly the lists of their cities', async () => {
    const near = await createOffre(test, { proprietaireId: owner, villeId: ville })
    const tags = await calling((call) => call(offres.similar, { params: { id: near }, query: {} }))
    expect(tags).toEqual({
      hard: [`offre:${near}`, `offre:${offre}`, `utilisateur:${owner}`, 'villes'],
      soft: [`offres:ville:${ville}`],
    })
  })

  it('name requests, people, reviews and cities', async () => {
    const shown = [`demande:${demande}`, `utilisateur:${owner}`, 'villes']
    expect((await calling((call) => call(demandes.one, { params: { id: demande } }))).hard).toEqual(shown)
    expect((await calling((call) => call(demandes.search, { query: {} }))).hard).toEqual([...shown, 'demandes:entrees'])
    const ofOwner = await calling((call) => call(demandes.search, { query: { userId: owner } }))
    expect(ofOwner.hard).toEqual([...shown, `demandes:de:${owner}:entrees`])
    const profil = await calling((call) => call(utilisateurs.profile, { params: { id: owner } }))
    expect(profil.hard).toEqual([
      `utilisateur:${owner}`,
      `offres:de:${owner}`,
      `demandes:de:${owner}`,
      `demande:${demande}`,
      'villes',
    ])
    await test.deps.db.insert(avisTable).values({ auteurId: owner, commentaire: 'Bien.', note: 4, valide: true })
    expect((await calling((call) => call(avis.search, { query: {} }))).hard).toEqual(['avis', `utilisateur:${owner}`])
    expect(await calling((call) => call(villes.init, {}))).toEqual({ hard: ['villes'], soft: ['compteurs'] })
  })
})
