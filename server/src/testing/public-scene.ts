import { articles } from '@colocdar/api/schema/articles'
import { avis } from '@colocdar/api/schema/avis'
import { createDemande } from '@colocdar/api/testing/demandes'
import { createMembre } from '@colocdar/api/testing/membres'
import { createOffre } from '@colocdar/api/testing/offres'
import type { TestData } from '@colocdar/api/testing/test-app'
import { createVille } from '@colocdar/api/testing/villes'

// Long ago: « il y a 10 mois » does not change while a test runs.
const createdAt = new Date('2026-01-10T12:00:00Z')
const offresOfPage = 12

/** Two cities with lists of two pages, and in the first one an owner with an offer, a request and a review. */
export const createScene = async (test: TestData) => {
  const { db } = test.deps
  const [here, elsewhere] = [(await createVille(test)).id, (await createVille(test)).id]
  const [owner, other, far] = [await createMembre(test), await createMembre(test), await createMembre(test)]
  const offer = (proprietaireId: number, villeId: number, changes = {}) =>
    createOffre(test, { proprietaireId, villeId, createdAt, ...changes })
  for (let n = 0; n < offresOfPage; n += 1) {
    await offer(other.id, here)
    await offer(far.id, elsewhere)
  }
  const offre = await offer(owner.id, here)
  const farOffre = await offer(far.id, elsewhere)
  const demande = await createDemande(test, { demandeurId: owner.id, villeId: here, createdAt })
  const [review] = await db
    .insert(avis)
    .values({ auteurId: owner.id, commentaire: 'Bon accueil.', note: 4, createdAt })
    .returning({ id: avis.id })
  const [article] = await db
    .insert(articles)
    .values({ titre: 'Vivre à Rabat', contenu: '<p>La capitale.</p>', publishedAt: createdAt, createdAt })
    .returning({ id: articles.id })
  return { here, elsewhere, owner, far, offre, farOffre, demande, avis: review?.id ?? 0, article: article?.id ?? 0 }
}
export type Scene = Awaited<ReturnType<typeof createScene>>

/** Everything public that shows the scene, or might be thought to. */
export const addressesOf = (scene: Scene): string[] => {
  const { here, elsewhere, owner, far, offre, farOffre, demande, article } = scene
  const pages = [
    '/',
    '/_root.data',
    '/coloc/offres',
    '/coloc/offres.data',
    '/coloc/offres?page=1',
    '/coloc/demandes',
    ...[here, elsewhere].flatMap((id) => [`/coloc/ville/${id}/offres`, `/coloc/ville/${id}/demandes`]),
    `/coloc/ville/${here}/offres?page=1`,
    ...[offre, farOffre].flatMap((id) => [`/coloc/${id}`, `/coloc/${id}.data`]),
    `/offre/${offre}`,
    `/demande/${demande}`,
    `/utilisateur/${owner.id}`,
    `/utilisateur/${far.id}`,
    '/blogs',
    `/blogs/${article}`,
    '/sitemap.xml',
    '/sitemap/pages-0.xml',
    '/sitemap/offres-0.xml',
    '/sitemap/demandes-0.xml',
  ]
  const calls = [
    'test/init',
    'test/coloc/search',
    'test/coloc/search?page=1',
    ...[here, elsewhere].map((id) => `test/coloc/search?villeId=${id}`),
    ...[owner, far].flatMap(({ id }) => [`test/coloc/search?userId=${id}`, `test/utilisateur/${id}`]),
    ...[offre, farOffre].flatMap((id) => [`test/coloc/${id}`, `test/coloc/similar/${id}`]),
    `test/demande/${demande}`,
    'test/demande/search',
    `test/demande/search?villeId=${here}`,
    `test/demande/search?userId=${owner.id}`,
    'test/avis/search',
    'blogs',
  ]
  return [...pages, ...calls.map((path) => `/api/${path}`)]
}

export const offerPages = ({ offre }: Scene) => [
  `/coloc/${offre}`,
  `/coloc/${offre}.data`,
  `/offre/${offre}`,
  `/api/test/coloc/${offre}`,
  `/api/test/coloc/similar/${offre}`,
]
export const offerLists = ({ here, owner }: Scene) => [
  '/',
  '/_root.data',
  '/coloc/offres',
  '/coloc/offres.data',
  `/coloc/ville/${here}/offres`,
  `/utilisateur/${owner.id}`,
  '/sitemap/offres-0.xml',
  '/api/test/coloc/search',
  `/api/test/coloc/search?villeId=${here}`,
  `/api/test/coloc/search?userId=${owner.id}`,
]
export const requestPages = ({ here, owner, demande }: Scene) => [
  '/',
  '/coloc/demandes',
  `/coloc/ville/${here}/demandes`,
  `/demande/${demande}`,
  `/utilisateur/${owner.id}`,
  '/sitemap/demandes-0.xml',
  '/api/test/demande/search',
  `/api/test/demande/search?villeId=${here}`,
  `/api/test/demande/search?userId=${owner.id}`,
  `/api/test/demande/${demande}`,
]
export const farPages = ({ elsewhere, far, farOffre }: Scene) => [
  '/blogs',
  `/coloc/${farOffre}`,
  `/coloc/${farOffre}.data`,
  `/utilisateur/${far.id}`,
  `/api/test/coloc/search?villeId=${elsewhere}`,
  `/api/test/coloc/search?userId=${far.id}`,
  `/api/test/coloc/${farOffre}`,
  `/api/test/coloc/similar/${farOffre}`,
]
export const farLists = ({ elsewhere }: Scene) => [
  `/coloc/ville/${elsewhere}/offres`,
  `/coloc/ville/${elsewhere}/demandes`,
]
export const requestLists = ['/coloc/demandes', '/api/test/demande/search', '/sitemap/demandes-0.xml']
export const aboutOffers = (scene: Scene) => [...offerPages(scene), ...offerLists(scene)]
