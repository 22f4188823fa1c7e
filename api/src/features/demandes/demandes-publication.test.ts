import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { demandeRow } from '../../testing/demandes.ts'
import { createAdmin, createMembre, emptyProfile, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let casa: number

beforeAll(async () => {
  casa = (await createVille(test, 'Casablanca')).id
})
afterEach(() => test.setNow(null))

const creation = (membre: TestMembre, changes: object = {}) => ({
  titre: 'Recherche colocataire',
  description: 'Je cherche une chambre calme.',
  villeId: casa,
  quartier: 'Maârif',
  budget: 2150.5,
  dateDisponibilite: '2026-12-15',
  duree: 6,
  demandeurId: membre.id,
  ...changes,
})
const publish = (body: object, as: TestMembre | null) => call(test, 'POST', '/test/demande', { as, body })

describe('publishing a request', () => {
  it('[API-27] [ROLE-05] creates it with all that was sent', async () => {
    const membre = await createMembre(test)
    const sent = creation(membre, { adresse: 'Rue Oued Ziz', logementType: 'STUDIO' })
    const answer = await publish(sent, membre)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      ...sent,
      type: 'demande',
      ville: { id: casa, nom: 'Casablanca' },
      demandeur: { id: membre.id, email: membre.email },
      logement: { adresse: 'Rue Oued Ziz', prix: 2150.5, type: 'STUDIO' },
    })
  })

  it('[STATE-23] leaves it waiting for the administrator, out of the public lists', async () => {
    const membre = await createMembre(test)
    const { id, verified } = (await publish(creation(membre), membre)).json()
    expect(verified).toBe(false)
    expect((await call(test, 'GET', `/test/demande/${id}`)).statusCode).toBe(404)
    expect((await call(test, 'GET', '/test/demande/search')).json().totalElements).toBe(0)
  })

  it('[STATE-14] keeps 2000-01-01 for IMMEDIATE and the chosen date for SPECIFIC', async () => {
    for (const dateDisponibilite of ['2000-01-01', '2027-02-28']) {
      const membre = await createMembre(test)
      const answer = await publish(creation(membre, { dateDisponibilite }), membre)
      expect(answer.json().dateDisponibilite).toBe(dateDisponibilite)
    }
  })

  it('dates it with the day in Morocco', async () => {
    // Morocco was an hour ahead of UTC that summer.
    test.setNow(new Date('2025-07-15T23:30:00.000Z'))
    const membre = await createMembre(test)
    expect((await publish(creation(membre), membre)).json().dateDemande).toBe('2025-07-16')
  })

  it('[DATA-02] [ERR-08] refuses a second one with a message to show', async () => {
    const membre = await createMembre(test)
    await publish(creation(membre), membre)
    const answer = await publish(creation(membre), membre)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'DEMANDE_EXISTS', message: 'Vous avez déjà une demande.' })
  })

  it('[DATA-02] creates one of ten simultaneous requests', async () => {
    const membre = await createMembre(test)
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(creation(membre), membre)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9)
  })
})

describe('who may publish a request', () => {
  it('not a visitor', async () => {
    expect((await publish(creation(await createMembre(test)), null)).statusCode).toBe(401)
  })

  it('[ROLE-06] [ERR-08] not a member whose profile is not filled, who is told so', async () => {
    const membre = await createMembre(test, emptyProfile)
    const answer = await publish(creation(membre), membre)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
      code: 'PROFILE_INCOMPLETE',
      message: 'Complétez votre profil avant de publier une annonce.',
    })
  })

  it('[SEC-01] nobody for another member, not even an administrator', async () => {
    const membre = await createMembre(test)
    for (const as of [await createMembre(test), await createAdmin(test)]) {
      expect((await publish(creation(membre), as)).statusCode).toBe(403)
    }
  })

  it('[SEC-03] nobody can skip verification: fields that the author may not set are ignored', async () => {
    const membre = await createMembre(test)
    const smuggled = {
      id: 1,
      verified: true,
      masque: true,
      motifRefus: 'x',
      version: 50,
      dateDemande: '2001-01-01',
      createdAt: '2001-01-01T00:00:00.000Z',
      lastVerified: {},
    }
    const { id } = (await publish(creation(membre, smuggled), membre)).json()
    const row = await demandeRow(test, id)
    expect(row).toMatchObject({ verified: false, masque: false, motifRefus: null, version: 1, lastVerified: null })
    expect(row.createdAt.getFullYear()).toBeGreaterThan(2020)
    expect(row.dateDemande > '2020').toBe(true)
  })
})

describe('what a request needs', () => {
  const messages: [string, unknown, string][] = [
    ['titre', undefined, 'Le titre est requis'],
    ['titre', ' ', 'Le titre est requis'],
    ['description', undefined, 'La description est requise'],
    ['villeId', undefined, 'La ville est requise'],
    ['villeId', 0, 'La ville est requise'],
    ['villeId', 999_999, 'La ville est requise'],
    ['quartier', undefined, 'Le quartier est requis'],
    ['budget', undefined, 'Le budget est requis'],
    ['budget', 0, 'Le budget est requis'],
    ['budget', '2000', 'Le budget est requis'],
    ['dateDisponibilite', undefined, 'La date de disponibilité est requise'],
    ['dateDisponibilite', '', 'La date de disponibilité est requise'],
    ['dateDisponibilite', 'demain', 'La date doit avoir la forme AAAA-MM-JJ.'],
    ['dateDisponibilite', '0000-01-01', 'La date doit avoir la forme AAAA-MM-JJ.'],
    ['duree', undefined, 'La durée est requise'],
    ['duree', 0, 'La durée est requise'],
    ['duree', 1.5, 'La durée est requise'],
  ]

  it.each(messages)('%s not as %j: %s', async (field, value, message) => {
    const membre = await createMembre(test)
    const answer = await publish(creation(membre, { [field]: value }), membre)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toEqual({ [field]: message })
  })
})
