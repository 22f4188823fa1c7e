import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OffreInsert } from '../features/offres/offres-publication.repository.ts'
import { abonnements } from '../schema/abonnements.ts'
import { avis } from '../schema/avis.ts'
import { demandes } from '../schema/demandes.ts'
import { offrePhotos, offres } from '../schema/offres.ts'
import { utilisateurs } from '../schema/utilisateurs.ts'
import { villes } from '../schema/villes.ts'
import { createDemande } from '../testing/demandes.ts'
import { createMembre, type TestMembre } from '../testing/membres.ts'
import { createOffre, createPhoto } from '../testing/offres.ts'
import { useTestApp } from '../testing/test-app.ts'
import { createVille } from '../testing/villes.ts'

const test = useTestApp()
let membre: TestMembre
let villeId: number

beforeAll(async () => {
  membre = await createMembre(test)
  villeId = (await createVille(test, 'Meknès')).id
})

/** The constraint that a statement violates. */
const constraintOf = async (statement: PromiseLike<unknown>): Promise<string | undefined> => {
  try {
    await statement
    return undefined
  } catch (error) {
    return ((error as Error).cause as { constraint?: string } | undefined)?.constraint
  }
}

describe('the database refuses', () => {
  it('[DATA-02] a second request by the same member', async () => {
    const { id } = await createMembre(test)
    await createDemande(test, { demandeurId: id, villeId })
    expect(await constraintOf(createDemande(test, { demandeurId: id, villeId }))).toBe('demandes_demandeur_id_unique')
  })

  it('a seventh photo, and the same photo twice in an offer', async () => {
    const offreId = await createOffre(test, { proprietaireId: membre.id, villeId, photos: [] })
    const photo = async (position: number) => ({ offreId, position, src: await createPhoto(test, membre.id) })
    for (let position = 0; position < 6; position += 1) {
      await test.deps.db.insert(offrePhotos).values(await photo(position))
    }
    const insert = (row: typeof offrePhotos.$inferInsert) => constraintOf(test.deps.db.insert(offrePhotos).values(row))
    expect(await insert(await photo(6))).toBe('offre_photos_six')
    expect(await insert(await photo(-1))).toBe('offre_photos_six')
    expect(await insert(await photo(3))).toBe('offre_photos_offre_id_position_pk')
    const other = await createOffre(test, { proprietaireId: membre.id, villeId, photos: [] })
    const { src } = await photo(0)
    await test.deps.db.insert(offrePhotos).values({ offreId: other, position: 0, src })
    expect(await insert({ offreId: other, position: 1, src })).toBe('offre_photos_once')
    expect(await insert({ offreId: other, position: 2, src: 'absente.webp' })).toBe('offre_photos_src_images_src_fk')
  })

  it('a username or an e-mail that differs only by case', async () => {
    await createMembre(test, { username: 'Yasmine', email: 'yasmine@exemple.ma' })
    const byName = createMembre(test, { username: 'yASMINE' })
    expect(await constraintOf(byName)).toBe('utilisateurs_username_unique')
    const byEmail = createMembre(test, { email: 'YASMINE@Exemple.MA' })
    expect(await constraintOf(byEmail)).toBe('utilisateurs_email_unique')
  })

  it('two cities with the same name', async () => {
    expect(await constraintOf(createVille(test, 'MEKNÈS'))).toBe('villes_nom_unique')
  })

  it('values out of range', async () => {
    const offre = (changes: Partial<OffreInsert>) =>
      constraintOf(createOffre(test, { proprietaireId: membre.id, villeId, ...changes }))
    expect(await offre({ prix: 0 })).toBe('offres_numbers')
    expect(await offre({ superficie: -1 })).toBe('offres_numbers')
    expect(await offre({ nbrColoc: -1 })).toBe('offres_numbers')
    expect(await offre({ duree: 0 })).toBe('offres_numbers')
    expect(await offre({ statut: 'VENDU' as never })).toBe('offres_statut')
    expect(await offre({ logementType: 'CAVE' as never })).toBe('offres_type')
    const { id: demandeurId } = await createMembre(test)
    expect(await constraintOf(createDemande(test, { demandeurId, villeId, budget: 0 }))).toBe('demandes_numbers')
    expect(await constraintOf(createDemande(test, { demandeurId, villeId, duree: 0 }))).toBe('demandes_numbers')
    const review = { auteurId: membre.id, commentaire: 'x', note: 5.5 }
    expect(await constraintOf(test.deps.db.insert(avis).values(review))).toBe('avis_note')
    expect(await constraintOf(createMembre(test, { age: 0 }))).toBe('utilisateurs_age')
    expect(await constraintOf(createMembre(test, { roles: ['ROLE_ADMIN'] }))).toBe('utilisateurs_roles')
    const plan = { utilisateurId: membre.id, type: 'Or' as never, dateDebut: '2026-01-01' }
    expect(await constraintOf(test.deps.db.insert(abonnements).values(plan))).toBe('abonnements_type')
  })

  it('listings without an owner or a city, and the deletion of a city that has listings', async () => {
    const nobody = createOffre(test, { proprietaireId: 999_999, villeId, photos: [] })
    expect(await constraintOf(nobody)).toBe('offres_proprietaire_id_utilisateurs_id_fk')
    const nowhere = createOffre(test, { proprietaireId: membre.id, villeId: 999_999, photos: [] })
    expect(await constraintOf(nowhere)).toBe('offres_ville_id_villes_id_fk')
    const { id } = await createVille(test)
    await createOffre(test, { proprietaireId: membre.id, villeId: id })
    const end = test.deps.db.delete(villes).where(eq(villes.id, id))
    expect(await constraintOf(end)).toBe('offres_ville_id_villes_id_fk')
  })
})

it('deleting a member deletes their offers, request and reviews', async () => {
  const leaver = await createMembre(test)
  const offreId = await createOffre(test, { proprietaireId: leaver.id, villeId })
  await createDemande(test, { demandeurId: leaver.id, villeId })
  await test.deps.db.insert(avis).values({ auteurId: leaver.id, commentaire: 'x', note: 3 })
  await test.deps.db.delete(utilisateurs).where(eq(utilisateurs.id, leaver.id))
  expect(await test.deps.db.select().from(offres).where(eq(offres.id, offreId))).toEqual([])
  expect(await test.deps.db.select().from(demandes).where(eq(demandes.demandeurId, leaver.id))).toEqual([])
  expect(await test.deps.db.select().from(avis).where(eq(avis.auteurId, leaver.id))).toEqual([])
})

describe('[DATA-20] the counters of a city', () => {
  const countsOf = async (id: number) => {
    const [row] = await test.deps.db
      .select({ offres: villes.verifiedColocCount, demandes: villes.verifiedDemandeCount })
      .from(villes)
      .where(eq(villes.id, id))
    return row
  }

  it('follow every change of an offer', async () => {
    const { id: here } = await createVille(test)
    const { id: there } = await createVille(test)
    const change = (id: number, set: Partial<OffreInsert>) =>
      test.deps.db.update(offres).set(set).where(eq(offres.id, id))
    const counts = async () => [(await countsOf(here))?.offres, (await countsOf(there))?.offres]
    const waiting = { proprietaireId: membre.id, villeId: here, verified: false, statut: 'EN_ATTENTE' } as const
    const id = await createOffre(test, waiting)
    expect(await counts(), 'unverified').toEqual([0, 0])
    await change(id, { verified: true, statut: 'DISPONIBLE' })
    expect(await counts(), 'verified').toEqual([1, 0])
    await change(id, { prix: 1 })
    expect(await counts(), 'edited').toEqual([1, 0])
    await change(id, { villeId: there })
    expect(await counts(), 'moved').toEqual([0, 1])
    await change(id, { statut: 'LOUE' })
    expect(await counts(), 'rented').toEqual([0, 0])
    await change(id, { statut: 'DISPONIBLE', villeId: here })
    expect(await counts(), 'available elsewhere').toEqual([1, 0])
    await change(id, { signaleeLe: new Date() })
    expect(await counts(), 'hidden').toEqual([0, 0])
    await change(id, { signaleeLe: null })
    await createOffre(test, { proprietaireId: membre.id, villeId: here })
    expect(await counts(), 'shown again, and another').toEqual([2, 0])
    await test.deps.db.delete(offres).where(eq(offres.id, id))
    expect(await counts(), 'deleted').toEqual([1, 0])
  })

  it('follow every change of a request', async () => {
    const { id: here } = await createVille(test)
    const { id: there } = await createVille(test)
    const { id: demandeurId } = await createMembre(test)
    const change = (set: Partial<typeof demandes.$inferInsert>) =>
      test.deps.db.update(demandes).set(set).where(eq(demandes.demandeurId, demandeurId))
    const counts = async () => [(await countsOf(here))?.demandes, (await countsOf(there))?.demandes]
    await createDemande(test, { demandeurId, villeId: here, verified: false })
    expect(await counts(), 'unverified').toEqual([0, 0])
    await change({ verified: true })
    expect(await counts(), 'verified').toEqual([1, 0])
    await change({ villeId: there })
    expect(await counts(), 'moved').toEqual([0, 1])
    await change({ signaleeLe: new Date() })
    expect(await counts(), 'hidden').toEqual([0, 0])
    await change({ signaleeLe: null })
    expect(await counts(), 'shown again').toEqual([0, 1])
    await test.deps.db.delete(utilisateurs).where(eq(utilisateurs.id, demandeurId))
    expect(await counts(), 'gone with its author').toEqual([0, 0])
  })

  it('stay correct under parallel changes', async () => {
    const { id } = await createVille(test)
    const publish = () => createOffre(test, { proprietaireId: membre.id, villeId: id })
    const created = await Promise.all(Array.from({ length: 12 }, publish))
    expect(await countsOf(id)).toEqual({ offres: 12, demandes: 0 })
    await Promise.all(created.slice(0, 5).map((offre) => test.deps.db.delete(offres).where(eq(offres.id, offre))))
    expect(await countsOf(id)).toEqual({ offres: 7, demandes: 0 })
  })

  it('leave the version of the city alone: a new count is not an edit', async () => {
    const { id } = await createVille(test)
    await createOffre(test, { proprietaireId: membre.id, villeId: id })
    const [row] = await test.deps.db.select({ version: villes.version }).from(villes).where(eq(villes.id, id))
    expect(row?.version).toBe(1)
  })
})

it('every update of a row raises its version', async () => {
  const id = await createOffre(test, { proprietaireId: membre.id, villeId })
  const update = () =>
    test.deps.db.update(offres).set({ prix: 9 }).where(eq(offres.id, id)).returning({ version: offres.version })
  expect(await update()).toEqual([{ version: 2 }])
  expect(await update()).toEqual([{ version: 3 }])
})
