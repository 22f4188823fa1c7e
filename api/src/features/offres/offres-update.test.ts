import type { Offre } from '@colocdar/contracts/offres'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre, createPhoto } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { createVille } from '../../testing/villes.ts'
import { offres } from './offres.table.ts'

const test = useTestApp()
let owner: TestMembre
let casa: number
let rabat: number

beforeAll(async () => {
  owner = await createMembre(test)
  casa = (await createVille(test, 'Casablanca')).id
  rabat = (await createVille(test, 'Rabat')).id
})
afterEach(() => test.setNow(null))

const add = (changes: Partial<Parameters<typeof createOffre>[1]> = {}) =>
  createOffre(test, { proprietaireId: owner.id, villeId: casa, adresse: 'Rue 1', ...changes })
const read = async (id: number): Promise<Offre> => (await call(test, 'GET', `/test/coloc/${id}`, { as: owner })).json()
const rowOf = async (id: number) => {
  const [row] = await test.deps.db.select().from(offres).where(eq(offres.id, id))
  if (!row) throw new Error(`no offer ${id}`)
  return row
}
const put = (id: number, body: object, parts: { as?: TestMembre | null; headers?: Record<string, string> } = {}) =>
  call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body, ...parts })
const update = async (id: number, body: object): Promise<Offre> => {
  const answer = await put(id, body)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** What the edit form sends, unchanged: the values of createOffre. */
const form = {
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

describe('the edit form', () => {
  it('[API-18] [ROLE-03] changes the listing’s fields and keeps the photos', async () => {
    const id = await add()
    const { photos } = await read(id)
    const edited = {
      ...form,
      titre: 'Nouveau titre',
      prix: 2700,
      superficie: 20,
      nbrColoc: 3,
      duree: 8,
      logementType: 'APPARTEMENT',
      dateDisponibilite: '2027-01-15',
      villeId: rabat,
    }
    const answer = await update(id, { ...edited, proprietaireId: owner.id })
    expect(answer).toMatchObject({ ...edited, photos, adresse: 'Rue 1', ville: { id: rabat, nom: 'Rabat' } })
    expect(await read(id)).toEqual(answer)
  })

  it('[VALID-41] [ERR-26] requires titre, quartier, description, prix, logementType and dateDisponibilite', async () => {
    const id = await add()
    const messages: Record<string, string> = {
      titre: 'Le titre est requis.',
      quartier: 'Le quartier est requis.',
      description: 'La description est requise.',
      prix: 'Le prix est requis.',
      logementType: 'Le type de logement est requis.',
      dateDisponibilite: 'La date de disponibilité est requise.',
    }
    const before = await rowOf(id)
    for (const [field, message] of Object.entries(messages)) {
      const { [field as keyof typeof form]: _, ...rest } = form
      const answer = await put(id, rest)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().details).toEqual({ [field]: message })
    }
    // A broken edition must not pass for a quick edit of what is left of it.
    expect((await put(id, { titre: '', prix: 1 })).json().details).toMatchObject({ titre: 'Le titre est requis.' })
    expect(await rowOf(id)).toEqual(before)
  })

  it('[VALID-42] takes 0 for a missing superficie or nbrColoc', async () => {
    const { superficie: _, nbrColoc: __, ...rest } = form
    expect(await update(await add(), rest)).toMatchObject({ superficie: 0, nbrColoc: 0 })
    expect(await update(await add(), { ...form, superficie: '', nbrColoc: null })).toMatchObject({
      superficie: 0,
      nbrColoc: 0,
    })
  })

  it('[VALID-43] reads villeId, duree and proprietaireId as integers or null', async () => {
    const asText = { villeId: String(rabat), duree: '9', proprietaireId: String(owner.id) }
    expect(await update(await add(), { ...form, ...asText })).toMatchObject({ villeId: rabat, duree: 9 })
    const asNothing = { villeId: '', duree: 'longtemps', proprietaireId: null }
    expect(await update(await add(), { ...form, ...asNothing })).toMatchObject({ villeId: casa, duree: null })
  })

  it.each([
    ['prix', 'gratuit', 'Le prix doit être un nombre'],
    ['prix', -1, 'Le prix doit être positif'],
    ['superficie', 'grand', 'La superficie doit être un nombre'],
    ['nbrColoc', 1.5, 'Le nombre de colocataires doit être un entier'],
    ['duree', 0, 'Au moins pour une durée de un mois'],
    ['villeId', 999_999, 'La ville est requise.'],
    ['dateDisponibilite', '01/12/2026', 'La date doit avoir la forme AAAA-MM-JJ.'],
    [
      'photos',
      Array.from({ length: 7 }, () => ({ src: 'a.webp' })),
      'Vous ne pouvez pas télécharger plus de 6 photos.',
    ],
  ])('refuses %s as %j: %s', async (field, value, message) => {
    const answer = await put(await add(), { ...form, [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toEqual({ [field]: message })
  })

  it('replaces the photos by those it names, the member’s own', async () => {
    const id = await add()
    const [kept] = (await read(id)).photos
    const added = await createPhoto(test, owner.id)
    const edited = await update(id, { ...form, photos: [{ src: added }, { src: kept?.src }] })
    expect(edited.photos.map(({ src }) => src)).toEqual([added, kept?.src])
    const foreign = await createPhoto(test, (await createMembre(test)).id)
    const answer = await put(id, { ...form, photos: [{ src: foreign }] })
    expect(answer.json().details).toEqual({
      'photos.0.src': 'Cette photo est introuvable\u00a0: envoyez-la de nouveau.',
    })
    expect((await read(id)).photos).toHaveLength(2)
  })

  it('takes back an offer as it was read, and ignores what it does not know', async () => {
    const id = await add()
    const before = await read(id)
    expect(await update(id, { ...before, unknown: 'x', prix: 3000 })).toEqual({ ...before, prix: 3000 })
  })

  it('[DATA-15] accepts type and ville by the names of the detail page', async () => {
    const { logementType: _, ...rest } = form
    expect(await update(await add(), { ...rest, type: 'VILLA', ville: 'rabat' })).toMatchObject({
      logementType: 'VILLA',
      villeId: rabat,
    })
  })
})

describe('the quick edit of the detail page', () => {
  it('[API-19] [DATA-15] changes adresse, prix, superficie, nbrColoc, description, type and ville', async () => {
    const id = await add()
    const before = await read(id)
    const answer = await update(id, {
      adresse: 'Rue 2',
      prix: 2600,
      superficie: 21,
      nbrColoc: 1,
      description: 'Refaite à neuf.',
      type: 'STUDIO',
      ville: rabat,
    })
    expect(answer).toMatchObject({
      titre: before.titre,
      photos: before.photos,
      adresse: 'Rue 2',
      prix: 2600,
      superficie: 21,
      nbrColoc: 1,
      description: 'Refaite à neuf.',
      logementType: 'STUDIO',
      ville: { id: rabat, nom: 'Rabat' },
      type: 'offre',
    })
  })

  it('takes a city by id, by name or as the offer shows it', async () => {
    const id = await add()
    for (const [ville, villeId] of [
      ['RABAT', rabat],
      [casa, casa],
      [{ id: rabat, nom: 'Rabat' }, rabat],
    ]) {
      expect((await update(id, { ville })).villeId).toBe(villeId)
    }
    expect((await put(id, { ville: 'Atlantide' })).json().details).toEqual({ villeId: 'La ville est requise.' })
    expect((await put(id, { ville: {} })).json().details).toEqual({ ville: 'La ville est requise.' })
  })

  it('keeps what it does not name', async () => {
    const id = await add()
    const before = await read(id)
    expect(await update(id, { prix: 2600 })).toEqual({ ...before, prix: 2600 })
    expect(await update(id, {})).toEqual({ ...before, prix: 2600 })
  })

  it('refuses wrong values by field', async () => {
    const answer = await put(await add(), { prix: 0, description: ' ', type: 'CAVE' })
    expect(answer.json().details).toEqual({
      prix: 'Le prix doit être positif',
      description: 'La description est requise.',
      type: 'Le type de logement est requis.',
    })
  })

  it('refuses what is no object', async () => {
    expect((await put(await add(), [])).statusCode).toBe(400)
  })
})

describe('verification after an edit', () => {
  // Far enough to tell, soon enough for the session to hold.
  const now = new Date(Date.now() + 3_600_000)

  it.each([
    ['titre', { titre: 'Autre titre' }],
    ['description', { description: 'Autre description' }],
    ['quartier', { quartier: 'Agdal' }],
    ['adresse', { adresse: 'Rue 9' }],
  ])('[STATE-23] starts again when %s changes, and remembers what was public', async (_, change) => {
    const id = await add()
    const before = await read(id)
    test.setNow(now)
    expect(await update(id, { ...form, ...change })).toMatchObject({
      verified: false,
      isVerified: false,
      statut: 'EN_ATTENTE',
    })
    const { titre, description, adresse, villeId, ville, quartier, photos } = before
    const row = await rowOf(id)
    expect(row.submittedAt).toEqual(now)
    expect(row.lastVerified).toEqual({ titre, description, adresse, villeId, ville, quartier, photos })
    expect((await call(test, 'GET', `/test/coloc/${id}`)).statusCode).toBe(404)
  })

  it('starts again when the city or the photos change', async () => {
    const moved = await add()
    expect((await update(moved, { ...form, villeId: rabat })).verified).toBe(false)
    const shown = await add()
    const photos = [{ src: await createPhoto(test, owner.id) }]
    expect((await update(shown, { ...form, photos })).verified).toBe(false)
  })

  it('does not when price, dates or numbers change', async () => {
    const id = await add()
    const { submittedAt } = await rowOf(id)
    const change = {
      prix: 9,
      superficie: 9,
      nbrColoc: 9,
      duree: 9,
      logementType: 'VILLA',
      dateDisponibilite: '2000-01-01',
    }
    expect(await update(id, { ...form, ...change })).toMatchObject({ verified: true, statut: 'DISPONIBLE', ...change })
    expect(await rowOf(id)).toMatchObject({ submittedAt, lastVerified: null })
  })

  it('does not when texts, city and photos are sent as they were', async () => {
    const id = await add()
    const { photos, villeId } = await read(id)
    expect(await update(id, { ...form, villeId, photos })).toMatchObject({ verified: true, statut: 'DISPONIBLE' })
  })

  it('leaves a rented offer rented', async () => {
    const id = await add({ statut: 'LOUE' })
    expect(await update(id, { ...form, titre: 'Autre' })).toMatchObject({ verified: false, statut: 'LOUE' })
  })

  it('keeps the last verified texts through several edits', async () => {
    const id = await add({ titre: 'Publié' })
    await update(id, { ...form, titre: 'Un' })
    await update(id, { ...form, titre: 'Deux' })
    expect((await rowOf(id)).lastVerified?.titre).toBe('Publié')
  })

  it('starts again for a refused offer, whatever was mended', async () => {
    const refused = { verified: false, statut: 'EN_ATTENTE', motifRefus: 'Prix irréaliste' } as const
    const id = await add(refused)
    test.setNow(now)
    expect((await update(id, form)).motifRefus).toBe('Prix irréaliste')
    expect((await update(id, { prix: 1900 })).motifRefus).toBeNull()
    expect(await rowOf(id)).toMatchObject({ submittedAt: now, lastVerified: null })
  })

  it('[SEC-03] cannot be skipped by sending its outcome along', async () => {
    const id = await add({ verified: false, statut: 'EN_ATTENTE' })
    const { createdAt } = await rowOf(id)
    await update(id, {
      ...form,
      id: 1,
      verified: true,
      isVerified: true,
      statut: 'DISPONIBLE',
      masque: true,
      version: 70,
      createdAt: '2001-01-01T00:00:00.000Z',
    })
    expect(await rowOf(id)).toMatchObject({
      verified: false,
      statut: 'EN_ATTENTE',
      masque: false,
      createdAt,
      version: 2,
    })
  })
})

describe('who may edit', () => {
  it('[SEC-01] the owner only: to others, the administrator included, the offer is not there', async () => {
    const id = await add()
    const before = await rowOf(id)
    expect((await put(id, form, { as: null })).statusCode).toBe(401)
    for (const as of [await createMembre(test), await createAdmin(test)]) {
      expect((await put(id, { ...form, titre: 'Pris' }, { as })).statusCode).toBe(404)
    }
    expect((await put(999_999, form)).statusCode).toBe(404)
    expect(await rowOf(id)).toEqual(before)
  })

  it('[SEC-01] nobody gives an offer to somebody else', async () => {
    const id = await add()
    const stranger = await createMembre(test)
    expect((await put(id, { ...form, proprietaireId: stranger.id })).statusCode).toBe(403)
    expect((await put(id, { prix: 5, proprietaireId: stranger.id })).statusCode).toBe(403)
    expect(await rowOf(id)).toMatchObject({ proprietaireId: owner.id, prix: 2500 })
  })
})

describe('two editors', () => {
  it('[REL-06] the second, whose ETag is stale, gets 412 and loses nothing', async () => {
    const id = await add()
    const etag = String((await call(test, 'GET', `/test/coloc/${id}`)).headers.etag)
    const edits = [2600, 2700].map((prix) => put(id, { prix }, { headers: { 'if-match': etag } }))
    const answers = await Promise.all(edits)
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
    const winner = answers.find(({ statusCode }) => statusCode === 200)
    expect((await read(id)).prix).toBe(winner?.json().prix)
    expect(answers.find(({ statusCode }) => statusCode === 412)?.json().code).toBe('STALE')
    const next = await put(id, { prix: 2800 }, { headers: { 'if-match': String(winner?.headers.etag) } })
    expect(next.statusCode).toBe(200)
  })

  it('without If-Match the last write wins', async () => {
    const id = await add()
    await update(id, { prix: 2600 })
    expect((await update(id, { prix: 2700 })).prix).toBe(2700)
  })
})
