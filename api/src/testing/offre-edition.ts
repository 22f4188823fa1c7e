import type { Offre } from '@colocdar/contracts/offres'
import { afterEach, beforeAll, expect } from 'vitest'
import { call } from './call.ts'
import { createMembre, type TestMembre } from './membres.ts'
import { createOffre, offreRow } from './offres.ts'
import { useTestApp } from './test-app.ts'
import { createVille } from './villes.ts'

interface Sender {
  as?: TestMembre | null
  headers?: Record<string, string>
}

/** What the edit form sends without changes: the values of createOffre. */
export const form = {
  titre: 'Chambre lumineuse à Maârif',
  description: 'Grande chambre meublée, proche du tram.',
  quartier: 'Maârif',
  prix: 2500,
  superficie: 18,
  nbrColoc: 2,
  duree: 6,
  logementType: 'CHAMBRE',
  dateDisponibilite: '2026-12-01',
  photos: [],
}

/** An owner in Casablanca whose offers the tests of one file edit. The values exist once the tests run. */
export const useOffreEdition = () => {
  const test = useTestApp()
  const scene = {} as { owner: TestMembre; casa: number; rabat: number }

  beforeAll(async () => {
    scene.owner = await createMembre(test)
    scene.casa = (await createVille(test, 'Casablanca')).id
    scene.rabat = (await createVille(test, 'Rabat')).id
  })
  afterEach(() => test.setNow(null))

  const put = (id: number, body: object, sender: Sender = {}) =>
    call(test, 'PUT', `/test/coloc/${id}`, { as: scene.owner, body, ...sender })

  return {
    test,
    scene,
    put,
    add: (changes: Partial<Parameters<typeof createOffre>[1]> = {}) =>
      createOffre(test, { proprietaireId: scene.owner.id, villeId: scene.casa, adresse: 'Rue 1', ...changes }),
    read: async (id: number): Promise<Offre> =>
      (await call(test, 'GET', `/test/coloc/${id}`, { as: scene.owner })).json(),
    rowOf: (id: number) => offreRow(test, id),
    /** Expects the change to be accepted. */
    async update(id: number, body: object): Promise<Offre> {
      const answer = await put(id, body)
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    },
  }
}
