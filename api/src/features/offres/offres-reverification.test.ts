import { pickFields } from '@colocdar/contracts/fields'
import { OffreSnapshot } from '@colocdar/contracts/offres'
import { describe, expect, it } from 'vitest'
import { call } from '../../testing/call.ts'
import { form, useOffreEdition } from '../../testing/offre-edition.ts'
import { createPhoto } from '../../testing/offres.ts'

const { test, scene, add, read, rowOf, update } = useOffreEdition()

describe('verification after an edit', () => {
  // Late enough to differ, early enough for the session to be valid.
  const now = new Date(Date.now() + 3_600_000)

  it.each([
    ['titre', { titre: 'Autre titre' }],
    ['description', { description: 'Autre description' }],
    ['quartier', { quartier: 'Agdal' }],
    ['adresse', { adresse: 'Rue 9' }],
    ['a fact', { chargesComprises: true }],
  ])('[STATE-23] starts again when %s changes, and remembers what was public', async (_, change) => {
    const id = await add()
    const before = await read(id)
    test.setNow(now)
    expect(await update(id, { ...form, ...change })).toMatchObject({
      verified: false,
      isVerified: false,
      statut: 'EN_ATTENTE',
    })
    const row = await rowOf(id)
    expect(row.submittedAt).toEqual(now)
    expect(row.lastVerified).toEqual(pickFields(before, OffreSnapshot.shape))
    expect((await call(test, 'GET', `/test/coloc/${id}`)).statusCode).toBe(404)
  })

  it('starts again when the city or the photos change', async () => {
    const moved = await add()
    expect((await update(moved, { ...form, villeId: scene.rabat })).verified).toBe(false)
    const shown = await add()
    const photos = [{ src: await createPhoto(test, scene.owner.id) }]
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

  it('does not when texts, city and photos are sent unchanged', async () => {
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

  it('starts again for a refused offer, whatever changed', async () => {
    const refused = { verified: false, statut: 'EN_ATTENTE', motifRefus: 'Prix irréaliste' } as const
    const id = await add(refused)
    test.setNow(now)
    expect((await update(id, form)).motifRefus).toBe('Prix irréaliste')
    expect((await update(id, { prix: 1900 })).motifRefus).toBeNull()
    expect(await rowOf(id)).toMatchObject({ submittedAt: now, lastVerified: null })
  })

  it('[SEC-03] cannot be skipped by sending verified fields', async () => {
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
