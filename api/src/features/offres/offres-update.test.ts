import { describe, expect, it } from 'vitest'
import { createMembre } from '../../testing/membres.ts'
import { form, useOffreEdition } from '../../testing/offre-edition.ts'
import { createPhoto } from '../../testing/offres.ts'

const { test, scene, add: addAny, read, rowOf, put, update } = useOffreEdition()

/** Not verified yet, so that everything applies to the offer itself. */
const add = () => addAny({ verified: false, statut: 'EN_ATTENTE' })

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
      villeId: scene.rabat,
    }
    const answer = await update(id, { ...edited, proprietaireId: scene.owner.id })
    expect(answer).toMatchObject({ ...edited, photos, adresse: 'Rue 1', ville: { id: scene.rabat, nom: 'Rabat' } })
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
    // A wrong edit must not be accepted as a quick edit of its other fields.
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
    const asText = { villeId: String(scene.rabat), duree: '9', proprietaireId: String(scene.owner.id) }
    expect(await update(await add(), { ...form, ...asText })).toMatchObject({ villeId: scene.rabat, duree: 9 })
    const asNothing = { villeId: '', duree: 'longtemps', proprietaireId: null }
    expect(await update(await add(), { ...form, ...asNothing })).toMatchObject({ villeId: scene.casa, duree: null })
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

  it('replaces the photos by others of the member', async () => {
    const id = await add()
    const [kept] = (await read(id)).photos
    const added = await createPhoto(test, scene.owner.id)
    const edited = await update(id, { ...form, photos: [{ src: added }, { src: kept?.src }] })
    expect(edited.photos.map(({ src }) => src)).toEqual([added, kept?.src])
    const foreign = await createPhoto(test, (await createMembre(test)).id)
    for (const src of [foreign, 'nulle-part.webp']) {
      const answer = await put(id, { ...form, photos: [{ src }] })
      expect(answer.json().details, src).toEqual({
        'photos.0.src': 'Cette photo est introuvable\u00a0: envoyez-la de nouveau.',
      })
    }
    expect((await read(id)).photos).toHaveLength(2)
  })

  it('accepts an offer as it was read, and ignores unknown fields', async () => {
    const id = await add()
    const before = await read(id)
    expect(await update(id, { ...before, unknown: 'x', prix: 3000 })).toEqual({
      ...before,
      prix: 3000,
      confirmeeLe: expect.any(String),
    })
  })

  it('[DATA-15] accepts type and ville by the names of the detail page', async () => {
    const { logementType: _, ...rest } = form
    expect(await update(await add(), { ...rest, type: 'VILLA', ville: 'rabat' })).toMatchObject({
      logementType: 'VILLA',
      villeId: scene.rabat,
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
      ville: scene.rabat,
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
      ville: { id: scene.rabat, nom: 'Rabat' },
      type: 'offre',
    })
  })

  it('accepts a city by id, by name or as the offer shows it', async () => {
    const id = await add()
    for (const [ville, villeId] of [
      ['RABAT', scene.rabat],
      [scene.casa, scene.casa],
      [{ id: scene.rabat, nom: 'Rabat' }, scene.rabat],
    ]) {
      expect((await update(id, { ville })).villeId).toBe(villeId)
    }
    expect((await put(id, { ville: 'Atlantide' })).json().details).toEqual({ villeId: 'La ville est requise.' })
    expect((await put(id, { ville: {} })).json().details).toEqual({ ville: 'La ville est requise.' })
  })

  it('keeps the fields that are left out', async () => {
    const id = await add()
    const before = await read(id)
    const after = { ...before, prix: 2600, confirmeeLe: expect.any(String) }
    expect(await update(id, { prix: 2600 })).toEqual(after)
    expect(await update(id, {})).toEqual(after)
  })

  it('refuses wrong values by field', async () => {
    const answer = await put(await add(), { prix: 0, description: ' ', type: 'CAVE' })
    expect(answer.json().details).toEqual({
      prix: 'Le prix doit être positif',
      description: 'La description est requise.',
      type: 'Le type de logement est requis.',
    })
  })

  it('refuses anything but an object', async () => {
    expect((await put(await add(), [])).statusCode).toBe(400)
  })
})
