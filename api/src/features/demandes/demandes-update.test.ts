import type { Demande } from '@colocdar/contracts/demandes'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { demandes } from '../../schema/demandes.ts'
import { call } from '../../testing/call.ts'
import { createDemande, demandeRow } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let casa: number
let rabat: number

beforeAll(async () => {
  casa = (await createVille(test, 'Casablanca')).id
  rabat = (await createVille(test, 'Rabat')).id
})
afterEach(() => test.setNow(null))

describe('changing a request', () => {
  const own = async (changes: Partial<typeof demandes.$inferInsert> = {}) => {
    const membre = await createMembre(test)
    const id = await createDemande(test, { demandeurId: membre.id, villeId: casa, ...changes })
    const put = (body: object, parts: { as?: TestMembre | null; headers?: Record<string, string> } = {}) =>
      call(test, 'PUT', `/test/demande/${id}`, { as: membre, body, ...parts })
    return { membre, id, put }
  }

  it('[API-26] [ROLE-03] by the edit form changes its fields', async () => {
    const { put } = await own({ verified: false })
    const form = {
      titre: 'Cherche studio',
      description: 'Pour une année.',
      budget: 3000,
      dateDisponibilite: '2027-01-01',
      villeId: rabat,
      quartier: 'Hassan',
    }
    const answer = await put(form)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ ...form, duree: 9, ville: { id: rabat, nom: 'Rabat' } })
    expect(answer.headers.etag).toBe('"2"')
  })

  it('[API-26] by the detail page changes dateDemande alone, without a new verification', async () => {
    const { put, id } = await own()
    const before: Demande = (await call(test, 'GET', `/test/demande/${id}`)).json()
    const answer = await put({ dateDemande: '2026-10-01' })
    expect(answer.statusCode).toBe(200)
    expect((await call(test, 'GET', `/test/demande/${id}`)).json()).toEqual({
      ...before,
      dateDemande: '2026-10-01',
      confirmeeLe: expect.any(String),
    })
  })

  it.each([
    ['titre', { titre: 'Autre' }],
    ['description', { description: 'Autre' }],
    ['quartier', { quartier: 'Autre' }],
    ['adresse', { adresse: 'Autre' }],
    ['the type of home', { logementType: 'STUDIO' }],
    ['the budget by more than 15 %', { budget: 2301 }],
  ])('[STATE-23] waits when %s changes; visitors see what was verified', async (_, change) => {
    const { put, id } = await own()
    const before = (await call(test, 'GET', `/test/demande/${id}`)).json()
    const now = new Date(Date.now() + 3_600_000)
    test.setNow(now)
    const submittedAt = now.toISOString()
    expect((await put(change)).json()).toMatchObject({
      titre: before.titre,
      verified: true,
      modification: { etat: 'attente', motifRefus: null, submittedAt, contenu: change },
    })
    expect((await call(test, 'GET', `/test/demande/${id}`)).json()).toEqual({
      ...before,
      confirmeeLe: now.toISOString(),
    })
  })

  it('waits when the city changes, and applies dates, duration and a small change of the budget at once', async () => {
    const { put, membre, id } = await own()
    const now = { budget: 2300, duree: 1, dateDisponibilite: '2027-03-03', dateDemande: '2026-10-01' }
    expect((await put({ ...now, villeId: rabat })).json()).toMatchObject({
      ...now,
      villeId: casa,
      modification: { contenu: { villeId: rabat, ville: { id: rabat, nom: 'Rabat' } } },
    })
    // From the budget that was verified, not from the last one.
    expect((await put({ budget: 2301 })).json()).toMatchObject({
      budget: 2300,
      modification: { contenu: { budget: 2301, villeId: rabat } },
    })
    const search = await call(test, 'GET', `/test/demande/search?userId=${membre.id}`, { as: membre })
    expect(search.json().content[0].modification.contenu.budget).toBe(2301)
    expect((await put({ budget: 2000, villeId: casa })).json().modification).toBeNull()
    await put({ titre: 'Autre' })
    const later = new Date(Date.now() + 60_000)
    test.setNow(later)
    const removed = await call(test, 'DELETE', `/test/demande/${id}/modification`, { as: membre })
    test.setNow(null)
    expect(removed.json()).toMatchObject({
      titre: 'Recherche colocataire',
      modification: null,
      confirmeeLe: later.toISOString(),
    })
  })

  it('resubmits a refused one, whatever changed', async () => {
    const { put, id } = await own({ verified: false, motifRefus: 'Budget irréaliste' })
    expect((await put({ budget: 2000 })).json().motifRefus).toBe('Budget irréaliste')
    expect((await put({ budget: 2500 })).json()).toMatchObject({ verified: false, motifRefus: null })
    expect((await demandeRow(test, id)).lastVerified).toBeNull()
  })

  it('refuses wrong values by field', async () => {
    const { put } = await own()
    const answer = await put({ titre: '', budget: -1, villeId: 999_999, dateDemande: 'hier' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toEqual({
      titre: 'Le titre est requis',
      budget: 'Le budget est requis',
      dateDemande: 'La date doit avoir la forme AAAA-MM-JJ.',
    })
    expect((await put({ villeId: 999_999 })).json().details).toEqual({ villeId: 'La ville est requise' })
  })

  it('[SEC-01] is for its author only: for others, even the administrator, it is 404', async () => {
    const { put, id } = await own()
    const before = await demandeRow(test, id)
    expect((await put({ titre: 'Pris' }, { as: null })).statusCode).toBe(401)
    for (const as of [await createMembre(test), await createAdmin(test)]) {
      expect((await put({ titre: 'Pris' }, { as })).statusCode).toBe(404)
    }
    const stranger = await createMembre(test)
    expect((await put({ demandeurId: stranger.id })).statusCode).toBe(403)
    expect((await call(test, 'PUT', '/test/demande/999999', { as: stranger, body: {} })).statusCode).toBe(404)
    expect(await demandeRow(test, id)).toEqual(before)
  })

  it('[SEC-03] ignores fields that the author may not set', async () => {
    const { put, id } = await own({ verified: false })
    const { createdAt } = await demandeRow(test, id)
    await put({ duree: 3, verified: true, masque: true, motifRefus: 'x', id: 1, version: 9, createdAt: '2001-01-01' })
    expect(await demandeRow(test, id)).toMatchObject({
      duree: 3,
      verified: false,
      masque: false,
      motifRefus: null,
      createdAt,
    })
  })

  it('[REL-06] from two stale readers succeeds once', async () => {
    const { put, id } = await own()
    const etag = String((await call(test, 'GET', `/test/demande/${id}`)).headers.etag)
    const answers = await Promise.all([1, 2].map((duree) => put({ duree }, { headers: { 'if-match': etag } })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })
})
