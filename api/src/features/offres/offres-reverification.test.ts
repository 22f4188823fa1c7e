import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { images } from '../../schema/images.ts'
import { call } from '../../testing/call.ts'
import { createMembre, type TestMembre } from '../../testing/membres.ts'
import { form, useOffreEdition } from '../../testing/offre-edition.ts'
import { createPhoto } from '../../testing/offres.ts'
import { purgeOrphanImages } from '../images/images-removal.service.ts'

const { test, scene, add, read, rowOf, put, update } = useOffreEdition()

describe('verification after an edit', () => {
  // Late enough to differ, early enough for the session to be valid.
  const now = new Date(Date.now() + 3_600_000)
  const seen = async (id: number) => (await call(test, 'GET', `/test/coloc/${id}`)).json()

  it.each([
    ['titre', { titre: 'Autre titre' }],
    ['description', { description: 'Autre description' }],
    ['quartier', { quartier: 'Agdal' }],
    ['adresse', { adresse: 'Rue 9' }],
    ['superficie', { superficie: 30 }],
    ['nbrColoc', { nbrColoc: 5 }],
    ['logementType', { logementType: 'VILLA' }],
    ['a fait', { chargesComprises: true }],
    ['the price by more than 15 %', { prix: 1 }],
  ])('[STATE-23] waits when %s changes; visitors see what was verified', async (_, change) => {
    const id = await add()
    const before = await seen(id)
    test.setNow(now)
    expect(await update(id, { ...form, ...change })).toMatchObject({
      verified: true,
      statut: 'DISPONIBLE',
      modification: { etat: 'attente', motifRefus: null, submittedAt: now.toISOString(), contenu: change },
    })
    expect(await seen(id)).toEqual({ ...before, confirmeeLe: expect.any(String) })
  })

  it('waits when the city or the photos change, and a second edit changes what waits', async () => {
    const id = await add()
    const before = await seen(id)
    const src = await createPhoto(test, scene.owner.id)
    await update(id, { ...form, villeId: scene.rabat })
    const twice = await update(id, { ...form, villeId: scene.rabat, titre: 'Autre', photos: [{ src }] })
    expect(twice.modification?.contenu).toMatchObject({
      titre: 'Autre',
      villeId: scene.rabat,
      ville: { id: scene.rabat, nom: 'Rabat' },
      photos: [{ src, width: 1200 }],
    })
    expect(await seen(id)).toEqual({ ...before, confirmeeLe: expect.any(String) })
    // A quick edit starts from what waits, and an empty list of photos keeps those that wait.
    const quick = await update(id, { description: 'Refaite.' })
    expect(quick.modification?.contenu).toMatchObject({ titre: 'Autre', description: 'Refaite.', photos: [{ src }] })
    // Then the city alone, and the photo alone.
    const { villeId, ...rest } = { ...form, titre: 'Autre', description: 'Refaite.', villeId: scene.casa }
    expect((await update(id, { ...rest, villeId, photos: [{ src }] })).modification?.contenu).not.toHaveProperty(
      'ville',
    )
    const other = await createPhoto(test, scene.owner.id)
    const last = await update(id, { ...rest, villeId, photos: [{ src: other }] })
    expect(last.modification?.contenu).toMatchObject({ titre: 'Autre', photos: [{ src: other }] })
  })

  it('applies small changes of the price, dates and duration at once', async () => {
    const id = await add()
    const { submittedAt } = await rowOf(id)
    const change = { prix: 2875, duree: 9, dateDisponibilite: '2000-01-01' }
    expect(await update(id, { ...form, ...change, titre: 'Autre' })).toMatchObject({ verified: true, ...change })
    expect(await seen(id)).toMatchObject({ ...change, titre: form.titre })
    expect(await rowOf(id)).toMatchObject({ submittedAt, lastVerified: null })
  })

  it('measures the price from the verified one, so that small steps lead nowhere', async () => {
    const id = await add()
    await update(id, { prix: 2150 })
    expect(await update(id, { prix: 1900 })).toMatchObject({ prix: 2150, modification: { contenu: { prix: 1900 } } })
  })

  it('has nothing to wait for when all is sent unchanged, or put back', async () => {
    // A photo without an uploader, as the demo's.
    const id = await add({ photos: [await createPhoto(test, null)] })
    const { photos, villeId } = await read(id)
    expect((await update(id, { ...form, villeId, photos })).modification).toBeNull()
    await update(id, { ...form, titre: 'Autre' })
    expect((await update(id, form)).modification).toBeNull()
  })

  it('leaves a rented offer rented, and its page as it was', async () => {
    const id = await add({ statut: 'LOUE' })
    await update(id, { ...form, titre: 'Autre' })
    expect(await seen(id)).toMatchObject({ titre: form.titre, verified: true, statut: 'LOUE' })
  })

  it('can be withdrawn by the owner alone', async () => {
    const id = await add()
    const [src, [kept]] = [await createPhoto(test, scene.owner.id), (await read(id)).photos]
    await update(id, { ...form, titre: 'Autre', photos: [{ src }] })
    const remove = (as: TestMembre) => call(test, 'DELETE', `/test/coloc/${id}/modification`, { as })
    expect((await remove(await createMembre(test))).statusCode).toBe(404)
    expect((await remove(scene.owner)).json()).toMatchObject({ titre: form.titre, modification: null })
    expect((await remove(scene.owner)).statusCode, 'again').toBe(200)
    // Its photo is nobody's now, that of the offer stays.
    await purgeOrphanImages(test.deps)
    const isStored = async (photo = '') => (await test.deps.db.$count(images, eq(images.src, photo))) === 1
    expect([await isStored(src), await isStored(kept?.src)]).toEqual([false, true])
  })

  it('[REL-06] is refused from a stale version, also of what waits', async () => {
    const id = await add()
    const etag = String((await put(id, { ...form, titre: 'Un' })).headers.etag)
    await update(id, { ...form, titre: 'Deux' })
    expect((await put(id, { ...form, titre: 'Trois' }, { headers: { 'if-match': etag } })).statusCode).toBe(412)
    expect((await read(id)).modification?.contenu.titre).toBe('Deux')
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
