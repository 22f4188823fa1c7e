import { createVille } from './attente.ts'
import { createMembre } from './membres.ts'
import { createOffre } from './offres.ts'
import type { TestApp } from './test-app.ts'
import type { Prepare } from './valid-call.ts'

const createPublicOffre = async (test: TestApp) => {
  const owner = await createMembre(test)
  const { id: villeId } = await createVille(test)
  return { owner, id: await createOffre(test, { proprietaireId: owner.id, villeId }) }
}

const withFavori: Prepare = async (test) => {
  const { id } = await createPublicOffre(test)
  const as = await createMembre(test)
  await test.app.inject({
    method: 'PUT',
    url: '/api/favoris',
    headers: as.headers,
    payload: { favoris: [{ offreId: id }] },
  })
  return { as, params: { id } }
}

export const validFavorisCalls: Record<string, Prepare> = {
  'favoris.list': withFavori,
  'favoris.ids': withFavori,
  'favoris.add': async (test) => {
    const { id: offreId } = await createPublicOffre(test)
    const favori = { offreId, prix: 2600, ajouteLe: '2026-11-01T10:00:00.000Z' }
    return { as: await createMembre(test), body: { favoris: [favori] } }
  },
  'favoris.remove': withFavori,
  'favoris.offres': async (test) => ({ as: null, query: { ids: String((await createPublicOffre(test)).id) } }),
}
