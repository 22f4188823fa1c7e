import { avis } from '@colocdar/contracts/avis'
import { blog } from '@colocdar/contracts/blog'
import { conversations } from '@colocdar/contracts/conversations'
import { demandes } from '@colocdar/contracts/demandes'
import { offres } from '@colocdar/contracts/offres'
import { reperes } from '@colocdar/contracts/reperes'
import { utilisateurs } from '@colocdar/contracts/utilisateurs'
import { villes } from '@colocdar/contracts/villes'
import { lieux } from '@colocdar/contracts/villes-lieux'
import { beforeAll, describe, expect, it } from 'vitest'
import { featureRoutes } from '../features.ts'
import { articles } from '../schema/articles.ts'
import { avis as avisTable } from '../schema/avis.ts'
import { createVille } from '../testing/attente.ts'
import { createDemande } from '../testing/demandes.ts'
import { createMembre } from '../testing/membres.ts'
import { createOffre } from '../testing/offres.ts'
import { createRepere } from '../testing/reperes.ts'
import { useTestApp } from '../testing/test-app.ts'
import { type CacheTags, mergeTags } from './cache-tags.ts'
import { inProcessClients } from './in-process-client.ts'

const test = useTestApp()

type Caller = ReturnType<ReturnType<typeof inProcessClients>>

/** A call as pages make it, and what it says its answer shows. */
const calling = async (make: (call: Caller) => Promise<unknown>) => {
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
  let article: number
  let repere: string
  beforeAll(async () => {
    ville = (await createVille(test)).id
    repere = (await createRepere(test, ville)).slug
    owner = (await createMembre(test)).id
    offre = await createOffre(test, { proprietaireId: owner, villeId: ville })
    demande = await createDemande(test, { demandeurId: owner, villeId: ville })
    const published = { titre: 'Un', contenu: '<p>…</p>', publishedAt: new Date() }
    const [row] = await test.deps.db.insert(articles).values(published).returning({ id: articles.id })
    article = row?.id ?? 0
  })

  it('are declared by every cacheable call, and by no other', () => {
    for (const { endpoint, tags } of featureRoutes)
      expect(Boolean(tags), endpoint.path).toBe(Boolean(endpoint.cacheable))
  })

  it.each([
    { kind: 'offre', call: offres.search },
    { kind: 'demande', call: demandes.search },
  ] as const)(
    'name what enters the list of each $kind hard on its first page, and the list softly on all',
    async (list) => {
      const search = (query: object) => calling((call) => call(list.call, { query }))
      const shown = [`${list.kind}:${list.kind === 'offre' ? offre : demande}`, `utilisateur:${owner}`, 'villes']
      const first = (name: string) => ({ hard: [...shown, `${name}:entrees`], soft: [name] })
      const all = `${list.kind}s`
      expect(await search({})).toEqual(first(all))
      expect(await search({ villeId: ville })).toEqual(first(`${all}:ville:${ville}`))
      expect(await search({ userId: owner })).toEqual(first(`${all}:de:${owner}`))
      expect(await search({ page: 1 })).toEqual({ hard: ['villes'], soft: [all] })
      // A list in another order may lag behind, as filtered ones.
      expect(await search({ tri: 'dispo' })).toEqual({ hard: shown, soft: [all] })
    },
  )

  /** What each cacheable call shows and is a part of; the calls of the tests above are here as well. */
  const everyCall: Record<string, (call: Caller) => Promise<unknown>> = {
    '/test/coloc/search': (call) => call(offres.search, { query: { villeId: ville } }),
    '/offres/pistes': (call) => call(offres.pistes, { query: { villeId: ville, prixMax: 1 } }),
    '/offres/proches': (call) => call(offres.proches, { query: { villeId: ville, q: 'tram garage' } }),
    '/test/coloc/{id}': (call) => call(offres.one, { params: { id: offre } }),
    '/test/coloc/similar/{id}': (call) => call(offres.similar, { params: { id: offre }, query: {} }),
    '/test/demande/search': (call) => call(demandes.search, { query: { villeId: ville } }),
    '/demandes/pistes': (call) => call(demandes.pistes, { query: { villeId: ville, budgetMin: 999_999 } }),
    '/demandes/proches': (call) => call(demandes.proches, { query: { villeId: ville, q: 'calme garage' } }),
    '/test/demande/{id}': (call) => call(demandes.one, { params: { id: demande } }),
    '/test/utilisateur/profile/{id}': (call) => call(utilisateurs.profile, { params: { id: owner } }),
    '/test/utilisateur/{id}': (call) => call(utilisateurs.one, { params: { id: owner } }),
    '/utilisateurs/{id}/reactivite': (call) => call(conversations.reactivite, { params: { id: owner } }),
    '/test/avis/search': (call) => call(avis.search, { query: {} }),
    '/blogs': (call) => call(blog.list, { query: {} }),
    '/blogs/{id}': (call) => call(blog.one, { params: { id: String(article) } }),
    '/test/init': (call) => call(villes.init, {}),
    '/test/ville': (call) => call(villes.list, { query: {} }),
    '/villes/{id}/quartiers': (call) => call(lieux.quartiers, { params: { id: ville } }),
    '/reperes': (call) => call(reperes.list, { query: {} }),
    '/reperes/{slug}': (call) => call(reperes.one, { params: { slug: repere } }),
    '/lieux': (call) => call(lieux.suggestions, { query: { q: 'maarif' } }),
  }

  it('name all that each cacheable call shows, and the lists that it is a part of', async () => {
    await test.deps.db.insert(avisTable).values({ auteurId: owner, commentaire: 'Bien.', note: 4, valide: true })
    const cacheable = featureRoutes.flatMap(({ endpoint }) => (endpoint.cacheable ? [endpoint.path] : []))
    expect(Object.keys(everyCall).sort()).toEqual(cacheable.sort())
    const [anOffre, aDemande] = [`offre:${offre}`, `demande:${demande}`]
    const [person, here] = [`utilisateur:${owner}`, (kind: string) => `${kind}:ville:${ville}`]
    const profil = { hard: [person, `offres:de:${owner}`, `demandes:de:${owner}`, aDemande, 'villes'], soft: [] }
    const told = Object.entries(everyCall).map(async ([path, make]) => [path, await calling(make)])
    expect(Object.fromEntries(await Promise.all(told))).toEqual({
      '/test/coloc/search': {
        hard: [anOffre, person, 'villes', `${here('offres')}:entrees`],
        soft: [here('offres')],
      },
      '/offres/pistes': { hard: ['villes'], soft: ['offres'] },
      '/offres/proches': { hard: [anOffre, person, 'villes'], soft: ['offres'] },
      '/test/coloc/{id}': { hard: [anOffre, person, 'villes'], soft: [] },
      '/test/coloc/similar/{id}': { hard: [anOffre, 'villes'], soft: ['offres'] },
      '/test/demande/search': {
        hard: [aDemande, person, 'villes', `${here('demandes')}:entrees`],
        soft: [here('demandes')],
      },
      '/demandes/pistes': { hard: ['villes'], soft: ['demandes'] },
      '/demandes/proches': { hard: [aDemande, person, 'villes'], soft: ['demandes'] },
      '/test/demande/{id}': { hard: [aDemande, person, 'villes'], soft: [] },
      '/test/utilisateur/profile/{id}': profil,
      '/test/utilisateur/{id}': profil,
      '/utilisateurs/{id}/reactivite': { hard: [person, `offres:de:${owner}`, `demandes:de:${owner}`], soft: [] },
      '/test/avis/search': { hard: ['avis', person], soft: [] },
      '/blogs': { hard: ['articles', `article:${article}`], soft: [] },
      '/blogs/{id}': { hard: [`article:${article}`], soft: [] },
      '/test/init': { hard: ['villes'], soft: ['compteurs'] },
      '/test/ville': { hard: ['villes'], soft: [] },
      '/villes/{id}/quartiers': { hard: ['villes'], soft: [here('offres'), here('demandes')] },
      '/reperes': { hard: ['villes'], soft: ['compteurs'] },
      '/reperes/{slug}': { hard: ['villes'], soft: ['compteurs'] },
      '/lieux': { hard: ['villes'], soft: ['compteurs'] },
    })
  })

  it('name the list of a landmark as that of a city; with other filters it may lag behind', async () => {
    const near = (query: object) => calling((call) => call(offres.search, { query: { repere, ...query } }))
    const list = `offres:repere:${repere}`
    expect(await near({})).toEqual({ hard: ['villes', `${list}:entrees`], soft: [list] })
    expect(await near({ villeId: ville, repereMax: 5 })).toEqual({ hard: ['villes'], soft: [list] })
  })

  it('name similar offers, the offer they are compared with, and softly the lists of their cities', async () => {
    const near = await createOffre(test, { proprietaireId: owner, villeId: ville })
    const tags = await calling((call) => call(offres.similar, { params: { id: near }, query: {} }))
    expect(tags).toEqual({
      hard: [`offre:${near}`, `offre:${offre}`, `utilisateur:${owner}`, 'villes'],
      soft: [`offres:ville:${ville}`],
    })
  })
})
