import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createDemande, demandeRow } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let casa: number

beforeAll(async () => {
  casa = (await createVille(test, 'Casablanca')).id
})

const published = async () => {
  const author = await createMembre(test)
  return { author, id: await createDemande(test, { demandeurId: author.id, villeId: casa, verified: true }) }
}
const remove = (id: number, as: TestMembre | null) => call(test, 'DELETE', `/test/demande/${id}`, { as })

describe('deleting a request', () => {
  it('removes it from the lists and the city’s count, and its author can publish another', async () => {
    const { author, id } = await published()
    const listed = async () => (await call(test, 'GET', `/test/demande/search?villeId=${casa}`)).json().totalElements
    const before = await listed()
    const answer = await remove(id, author)
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect((await call(test, 'GET', `/test/demande/${id}`, { as: author })).statusCode).toBe(404)
    expect(await listed()).toBe(before - 1)
    const profil = await call(test, 'GET', `/test/utilisateur/${author.id}`, { as: author })
    expect(profil.json()).toMatchObject({ demande: null })
    const body = {
      titre: 'Recherche colocataire',
      description: 'Encore une fois.',
      villeId: casa,
      quartier: 'Maârif',
      budget: 2000,
      dateDisponibilite: '2000-01-01',
      duree: 6,
      demandeurId: author.id,
    }
    expect((await call(test, 'POST', '/test/demande', { as: author, body })).statusCode).toBe(201)
  })

  it('[SEC-01] is for its author alone', async () => {
    const { id } = await published()
    expect((await remove(id, null)).statusCode).toBe(401)
    expect((await remove(id, await createMembre(test))).statusCode).toBe(404)
    expect((await remove(id, await createAdmin(test))).statusCode).toBe(404)
    expect(await demandeRow(test, id)).toMatchObject({ verified: true })
  })

  it('is 404 when it no longer exists', async () => {
    const { author, id } = await published()
    await remove(id, author)
    expect((await remove(id, author)).json()).toMatchObject({ message: 'Cette demande n’existe pas.' })
  })
})
