import type { OffreCreation } from '@colocdar/contracts/offres'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import { call } from '../../testing/call.ts'
import { createDemande } from '../../testing/demandes.ts'
import { changeMeanwhile } from '../../testing/meanwhile.ts'
import { createAdmin, createMembre, emptyProfile, type TestMembre } from '../../testing/membres.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'

const test = useTestApp()
let membre: TestMembre
let villeId: number

beforeAll(async () => {
  membre = await createMembre(test)
  villeId = (await createVille(test, 'Casablanca')).id
})

const creation = async (changes: Partial<Record<keyof OffreCreation, unknown>> = {}) => ({
  proprietaireId: membre.id,
  villeId,
  titre: 'Studio à Gauthier',
  description: 'Calme et bien situé.',
  quartier: 'Gauthier',
  superficie: 32,
  nbrColoc: 1,
  duree: 12,
  logementType: 'STUDIO',
  prix: 4200,
  photos: [{ src: await createPhoto(test, membre.id) }],
  dateDisponibilite: '2026-12-15',
  ...changes,
})
const publish = (body: object, as: TestMembre | null = membre) => call(test, 'POST', '/test/coloc', { as, body })
const detailsOf = async (changes: Parameters<typeof creation>[0]) => {
  const answer = await publish(await creation(changes))
  expect(answer.statusCode).toBe(400)
  expect(answer.json().code).toBe('INVALID')
  return answer.json().details
}

describe('publishing an offer', () => {
  it('[API-20] [ROLE-05] creates it with all that was sent', async () => {
    const body = await creation()
    const answer = await publish(body)
    expect(answer.statusCode).toBe(201)
    const { photos, ...sent } = body
    expect(answer.json()).toMatchObject({ ...sent, ville: { id: villeId, nom: 'Casablanca' }, photos })
  })

  it('[STATE-23] leaves it waiting for the administrator, out of the public lists', async () => {
    const { id, ...offre } = (await publish(await creation())).json()
    expect(offre).toMatchObject({ verified: false, isVerified: false, statut: 'EN_ATTENTE', motifRefus: null })
    const list = (await call(test, 'GET', '/test/coloc/search?size=200')).json()
    expect(list.content.some((listed: { id: number }) => listed.id === id)).toBe(false)
    expect((await call(test, 'GET', `/test/coloc/${id}`)).statusCode).toBe(404)
  })

  it('[DATA-01] [DATA-02] allows several offers, beside the request of the same account', async () => {
    const both = await createMembre(test)
    await createDemande(test, { demandeurId: both.id, villeId })
    for (let count = 0; count < 2; count += 1) {
      const body = await creation({ proprietaireId: both.id, photos: [{ src: await createPhoto(test, both.id) }] })
      expect((await publish(body, both)).statusCode).toBe(201)
    }
    const mine = await call(test, 'GET', `/test/coloc/search?userId=${both.id}`, { as: both })
    expect(mine.json().totalElements).toBe(2)
  })

  it('keeps the order of up to six photos', async () => {
    const photos = []
    for (let count = 0; count < 6; count += 1) photos.push({ src: await createPhoto(test, membre.id) })
    const answer = await publish(await creation({ photos }))
    expect(answer.json().photos.map(({ src }: { src: string }) => ({ src }))).toEqual(photos)
  })

  it('[DATA-12] accepts 2000-01-01 for an offer that is available immediately', async () => {
    expect((await publish(await creation({ dateDisponibilite: '2000-01-01' }))).statusCode).toBe(201)
  })

  it.each(['CHAMBRE', 'VILLA', 'APPARTEMENT', 'STUDIO'])('[DATA-29] accepts the type %s', async (logementType) => {
    expect((await publish(await creation({ logementType }))).json().logementType).toBe(logementType)
  })
})

describe('who may publish', () => {
  it('not a visitor', async () => {
    expect((await publish(await creation(), null)).statusCode).toBe(401)
  })

  it('[ROLE-06] [ERR-09] not a member whose profile is not filled, who is told so', async () => {
    for (const missing of [emptyProfile, { nom: null }, { prenom: '' }, { telephone: null }, { age: null }]) {
      const newcomer = await createMembre(test, missing)
      const photos = [{ src: await createPhoto(test, newcomer.id) }]
      const answer = await publish(await creation({ proprietaireId: newcomer.id, photos }), newcomer)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({
        code: 'PROFILE_INCOMPLETE',
        message: 'Complétez votre profil avant de publier une annonce.',
      })
    }
  })

  it('[SEC-01] nobody for another member, not even an administrator', async () => {
    for (const as of [await createMembre(test), await createAdmin(test)]) {
      expect((await publish(await creation(), as)).statusCode).toBe(403)
    }
  })

  it('[SEC-03] nobody can skip verification: fields that the owner may not set are ignored', async () => {
    const body = await creation()
    const answer = await publish({
      ...body,
      id: 1,
      verified: true,
      isVerified: true,
      statut: 'DISPONIBLE',
      masque: true,
      motifRefus: 'x',
      version: 99,
      submittedAt: '2001-01-01',
      createdAt: '2001-01-01T00:00:00.000Z',
      lastVerified: { titre: 'x' },
    })
    const [row] = await test.deps.db.select().from(offres).where(eq(offres.id, answer.json().id))
    expect(row).toMatchObject({
      verified: false,
      statut: 'EN_ATTENTE',
      masque: false,
      motifRefus: null,
      version: 1,
      lastVerified: null,
    })
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020)
    expect(row?.submittedAt.getFullYear()).toBeGreaterThan(2020)
  })
})

describe('what an offer needs', () => {
  const required: [keyof OffreCreation, string][] = [
    ['titre', 'Le titre est requis.'],
    ['quartier', 'Le quartier est requis.'],
    ['description', 'La description est requise.'],
    ['prix', 'Le prix est requis.'],
    ['superficie', 'La superficie est requise.'],
    ['nbrColoc', 'Le nombre de colocataires est requis.'],
    ['duree', 'La durée est requise.'],
    ['logementType', 'Le type de logement est requis.'],
    ['villeId', 'La ville est requise.'],
    ['dateDisponibilite', 'La date de disponibilité est requise.'],
    ['photos', 'Ajoutez au moins une photo.'],
  ]

  it.each(required)('%s, else: %s', async (field, message) => {
    expect(await detailsOf({ [field]: undefined })).toEqual({ [field]: message })
  })

  const invalid: [keyof OffreCreation, unknown, string][] = [
    ['titre', '   ', 'Le titre est requis.'],
    ['titre', 'a\u0000b', 'Ce texte contient un caractère interdit.'],
    ['titre', 'x'.repeat(121), 'Ce texte ne doit pas dépasser 120 caractères.'],
    ['prix', 'cher', 'Le prix doit être un nombre'],
    ['prix', 0, 'Le prix doit être positif'],
    ['superficie', -3, 'La superficie doit être positive'],
    ['nbrColoc', 0, 'Au moins un colocataire est requis'],
    ['nbrColoc', 1.5, 'Au moins un colocataire est requis'],
    ['duree', 0, 'Au moins pour une durée de un mois'],
    ['logementType', 'CAVE', 'Le type de logement est requis.'],
    ['villeId', 999_999, 'La ville est requise.'],
    ['villeId', '1', 'La ville est requise.'],
    ['dateDisponibilite', '15/12/2026', 'La date doit avoir la forme AAAA-MM-JJ.'],
    ['dateDisponibilite', '2026-02-30', 'La date doit avoir la forme AAAA-MM-JJ.'],
    ['dateDisponibilite', '0000-01-01', 'La date doit avoir la forme AAAA-MM-JJ.'],
    ['photos', [], 'Ajoutez au moins une photo.'],
  ]

  it.each(invalid)('%s not as %j: %s', async (field, value, message) => {
    expect(await detailsOf({ [field]: value })).toEqual({ [field]: message })
  })

  it('names every field that is wrong at once', async () => {
    const answer = await publish({ proprietaireId: membre.id })
    expect(answer.json().details).toEqual(Object.fromEntries(required))
  })
})

describe('photos of an offer', () => {
  const unknown = 'Cette photo est introuvable\u00a0: envoyez-la de nouveau.'

  it('are six at most', async () => {
    const photos = Array.from({ length: 7 }, (_, index) => ({ src: `photo-${index}.webp` }))
    expect(await detailsOf({ photos })).toEqual({ photos: 'Vous ne pouvez pas télécharger plus de 6 photos.' })
  })

  it('must have been uploaded', async () => {
    const photos = [{ src: await createPhoto(test, membre.id) }, { src: 'jamais-envoyee.webp' }]
    expect(await detailsOf({ photos })).toEqual({ 'photos.1.src': unknown })
    expect(await detailsOf({ photos: [{ src: '../\u0000' }] })).toEqual({ 'photos.0.src': unknown })
  })

  it('[SEC-01] are the member’s own; others look like missing ones', async () => {
    const stranger = await createMembre(test)
    for (const src of [await createPhoto(test, stranger.id), await createPhoto(test, null)]) {
      expect(await detailsOf({ photos: [{ src }] })).toEqual({ 'photos.0.src': unknown })
    }
  })

  it('belong to one offer, once', async () => {
    const src = await createPhoto(test, membre.id)
    expect(await detailsOf({ photos: [{ src }, { src }] })).toEqual({
      'photos.1.src': 'Cette photo est déjà dans la liste.',
    })
    await createOffre(test, { proprietaireId: membre.id, villeId, photos: [src] })
    expect(await detailsOf({ photos: [{ src }] })).toEqual({
      'photos.0.src': 'Cette photo est déjà utilisée par une autre annonce.',
    })
  })

  it('go to one of two offers that use them at the same moment', async () => {
    const src = await createPhoto(test, membre.id)
    const first = await createOffre(test, { proprietaireId: membre.id, villeId, photos: [] })
    const body = await creation({ photos: [{ src }] })
    const second = await changeMeanwhile(test, {
      locked: sql`select from images where src = ${src}`,
      call: () => publish(body),
      change: (tx) => tx.execute(sql`insert into offre_photos values (${first}, 0, ${src})`),
    })
    expect(second.json().details).toEqual({
      'photos.0.src': 'Cette photo est déjà utilisée par une autre annonce.',
    })
  })
})
