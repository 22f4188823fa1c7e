import { moderation } from '@colocdar/contracts/moderation'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { offres } from '../../schema/offres.ts'
import {
  createVille,
  createWaitingAvis,
  createWaitingDemande,
  createWaitingOffre,
  type Waiting,
} from '../../testing/attente.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { createOffre } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test)
})

const readQueue = (query: Record<string, string | number> = {}) => callAs(test, admin, moderation.queue, { query })
const readItem = async ({ kind, id }: Waiting) =>
  (await callAs(test, admin, moderation.one, { params: { kind, id } })).body
const keysOf = (body: { items: { kind: string; id: number }[] }) => body.items.map(({ kind, id }) => `${kind} ${id}`)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('the queue', () => {
  it('lists undecided items of all kinds, oldest first, with counts', async () => {
    const villeId = (await createVille(test)).id
    const demande = await createWaitingDemande(test, { villeId, submittedAt: daysAgo(2) })
    const newer = await createWaitingOffre(test, { villeId, submittedAt: daysAgo(1) })
    const older = await createWaitingOffre(test, { villeId, submittedAt: daysAgo(3) })
    await createWaitingOffre(test, { villeId, verified: true, statut: 'DISPONIBLE' })
    await createWaitingOffre(test, { villeId, motifRefus: 'Photos floues.' })
    await createWaitingOffre(test, { villeId, masque: true })
    const { status, body } = await readQueue({ villeId })
    expect(status).toBe(200)
    expect(keysOf(body)).toEqual([`offre ${older.id}`, `demande ${demande.id}`, `offre ${newer.id}`])
    expect(body.counts).toEqual({ offre: 2, demande: 1, avis: 0, profil: 0 })
    expect(body.suivant).toBeNull()
  })

  it('puts modifications of what is public first, across pages too', async () => {
    const villeId = (await createVille(test)).id
    const older = await createWaitingOffre(test, { villeId, submittedAt: daysAgo(9) })
    const [first, second] = [await createMembre(test), await createMembre(test)]
    const modified: string[] = []
    for (const membre of [first, second]) {
      const id = await createOffre(test, { proprietaireId: membre.id, villeId })
      await call(test, 'PUT', `/test/coloc/${id}`, { as: membre, body: { description: 'Une autre description.' } })
      modified.push(`offre ${id}`)
    }
    const demandeur = await createMembre(test)
    const demande = await createDemande(test, { demandeurId: demandeur.id, villeId })
    await call(test, 'PUT', `/test/demande/${demande}`, { as: demandeur, body: { titre: 'Un autre titre' } })
    const newer = await createWaitingOffre(test, { villeId })
    const expected = [...modified, `demande ${demande}`, `offre ${older.id}`, `offre ${newer.id}`]
    expect(keysOf((await readQueue({ villeId })).body)).toEqual(expected)
    expect((await readQueue({ villeId, size: 5 })).body.suivant).toBeNull()
    for (const size of [1, 2, 3]) {
      const seen: string[] = []
      for (let apres: string | null = ''; apres !== null; ) {
        const { body } = await readQueue({ villeId, size, ...(apres && { apres }) })
        seen.push(...keysOf(body))
        apres = body.suivant
      }
      expect(seen).toEqual(expected)
    }
  })

  it('filters by kind; a review has no city', async () => {
    const { id, villeId } = await createWaitingOffre(test)
    const review = await createWaitingAvis(test)
    expect(keysOf((await readQueue({ kind: 'offre', villeId })).body)).toEqual([`offre ${id}`])
    expect(keysOf((await readQueue({ kind: 'avis', size: 200 })).body)).toContain(`avis ${review.id}`)
    expect((await readQueue({ kind: 'avis', villeId })).body.items).toEqual([])
  })

  it('continues after a cursor without losing or repeating items, even with equal timestamps', async () => {
    const villeId = (await createVille(test)).id
    const submittedAt = daysAgo(5)
    for (let index = 0; index < 3; index += 1) {
      await createWaitingOffre(test, { villeId, submittedAt })
      await createWaitingDemande(test, { villeId, submittedAt })
    }
    const whole = keysOf((await readQueue({ villeId })).body)
    const seen: string[] = []
    let apres: string | null = ''
    while (apres !== null) {
      const { body } = await readQueue({ villeId, size: 1, ...(apres && { apres }) })
      seen.push(...keysOf(body))
      apres = body.suivant
    }
    expect(seen).toHaveLength(6)
    expect(seen).toEqual(whole)
  })

  it.each([
    ['an unknown kind', { kind: 'article' }, 'kind'],
    ['a city that is not a number', { villeId: 'x' }, 'villeId'],
    ['a size of 201', { size: 201 }, 'size'],
    ['a cursor of another shape', { apres: '12.article.3' }, 'apres'],
    ['a cursor with SQL in it', { apres: "1.offre.1';drop" }, 'apres'],
  ])('refuses %s', async (_, query, field) => {
    const { status, body } = await readQueue(query as Record<string, string | number>)
    expect(status).toBe(400)
    expect(body.details).toHaveProperty(field)
  })

  it('accepts any well-formed cursor', async () => {
    expect((await readQueue({ apres: '9999999999999999.offre.9999999999' })).body.items).toEqual([])
    expect((await readQueue({ apres: '0.avis.0' })).status).toBe(200)
  })

  it('needs the same number of queries for a page of any length', async () => {
    const villeId = (await createVille(test)).id
    const queriesFor = async () => {
      let queries = 0
      const count = () => {
        queries += 1
      }
      const client = test.database.pool
      const original = client.query.bind(client)
      client.query = ((...args: Parameters<typeof original>) => {
        count()
        return original(...args)
      }) as typeof client.query
      await readQueue({ villeId })
      client.query = original as typeof client.query
      return queries
    }
    await createWaitingOffre(test, { villeId })
    const forOne = await queriesFor()
    for (let index = 0; index < 5; index += 1) await createWaitingOffre(test, { villeId })
    expect(await queriesFor()).toBe(forOne)
    expect(forOne).toBeGreaterThan(3)
  })
})

describe('an item', () => {
  it('has content, photos, version and its author with counts', async () => {
    const auteur = await createMembre(test)
    await createWaitingOffre(test, { auteur, verified: true, statut: 'DISPONIBLE' })
    await createWaitingDemande(test, { auteur, motifRefus: 'Trop court.' })
    const offre = await createWaitingOffre(test, { auteur, photos: 3 })
    const item = await readItem(offre)
    expect(item).toMatchObject({ kind: 'offre', id: offre.id, version: 1, etat: 'attente', lastVerified: null })
    expect(item.contenu.photos).toHaveLength(3)
    expect(item.auteur).toMatchObject({
      id: auteur.id,
      username: auteur.username,
      email: auteur.email,
      annonces: 3,
      verifiees: 1,
      refusees: 1,
    })
  })

  it('may be a request or a review', async () => {
    expect((await readItem(await createWaitingDemande(test))).contenu.titre).toBe('Recherche colocataire')
    expect((await readItem(await createWaitingAvis(test))).contenu.note).toBe(4)
  })

  it('shows the last public version after an edit', async () => {
    const { id, auteur, villeId } = await createWaitingOffre(test, { verified: true, statut: 'DISPONIBLE' })
    const url = `/api/test/coloc/${id}`
    const change = {
      titre: 'Chambre très calme',
      description: 'Lumineuse, près du tramway.',
      quartier: 'Maârif',
      prix: 2500,
      superficie: 14,
      nbrColoc: 2,
      duree: 6,
      logementType: 'CHAMBRE',
      villeId,
      dateDisponibilite: '2000-01-01',
      proprietaireId: auteur.id,
      photos: [],
    }
    const edited = await test.app.inject({ method: 'PUT', url, headers: auteur.headers, payload: change })
    expect(edited.statusCode).toBe(200)
    const item = await readItem({ kind: 'offre', id, auteur, villeId })
    expect(item.contenu.titre).toBe('Chambre très calme')
    expect(item.lastVerified).toMatchObject({ titre: 'Chambre calme', quartier: 'Maârif' })
    expect(item.lastVerified.photos).toHaveLength(1)
    expect(item.contenu.photos).toHaveLength(1)
  })

  it('is 404 when it does not exist', async () => {
    const params = { kind: 'offre', id: 2_000_000_000 }
    expect((await callAs(test, admin, moderation.one, { params })).status).toBe(404)
  })
})

describe('a warning about the author or the price', () => {
  it('is shown for an account of less than 7 days', async () => {
    const old = await createMembre(test, { createdAt: daysAgo(8) })
    expect((await readItem(await createWaitingOffre(test))).auteur.alertes.compteRecent).toBe(true)
    expect((await readItem(await createWaitingOffre(test, { auteur: old }))).auteur.alertes.compteRecent).toBe(false)
  })

  it('is shown for a phone number that another account has', async () => {
    const auteur = await createMembre(test, { telephoneE164: '+212699999999' })
    const offre = await createWaitingOffre(test, { auteur })
    expect((await readItem(offre)).auteur.alertes.telephonePartage).toBe(false)
    await createMembre(test, { telephoneE164: '+212699999999' })
    expect((await readItem(offre)).auteur.alertes.telephonePartage).toBe(true)
    const without = await createMembre(test, { telephoneE164: null })
    await createMembre(test, { telephoneE164: null })
    const silent = await createWaitingOffre(test, { auteur: without })
    expect((await readItem(silent)).auteur.alertes.telephonePartage).toBe(false)
  })

  it('is shown for more than 5 listings in 30 days', async () => {
    const auteur = await createMembre(test)
    for (let index = 0; index < 4; index += 1) await createWaitingOffre(test, { auteur })
    await createWaitingOffre(test, { auteur, createdAt: daysAgo(31) })
    const fifth = await createWaitingDemande(test, { auteur })
    expect((await readItem(fifth)).auteur.alertes.annoncesNombreuses).toBe(false)
    const sixth = await createWaitingOffre(test, { auteur })
    expect((await readItem(sixth)).auteur.alertes.annoncesNombreuses).toBe(true)
  })

  it('is shown for a price below half or above twice the median of its type in its city', async () => {
    const villeId = (await createVille(test)).id
    const published = { villeId, verified: true, statut: 'DISPONIBLE', photos: 0 } as const
    const waiting = await createWaitingOffre(test, { villeId, prix: 4100 })
    for (const prix of [1000, 1500, 2000, 2500]) await createWaitingOffre(test, { ...published, prix })
    await createWaitingOffre(test, { ...published, logementType: 'VILLA', prix: 90_000 })
    expect(await readItem(waiting)).toMatchObject({ medianePrix: null, prixInhabituel: false })
    await createWaitingOffre(test, { ...published, prix: 3000 })
    expect(await readItem(waiting)).toMatchObject({ medianePrix: 2000, prixInhabituel: true })
    for (const [prix, unusual] of [
      [4000, false],
      [1000, false],
      [999, true],
    ] as const) {
      await test.deps.db.update(offres).set({ prix }).where(eq(offres.id, waiting.id))
      expect(await readItem(waiting)).toMatchObject({ prixInhabituel: unusual })
    }
  })
})
