import { journal } from '@colocdar/contracts/journal'
import { type ModerationKind, moderation } from '@colocdar/contracts/moderation'
import { offres } from '@colocdar/contracts/offres'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { images } from '../../schema/images.ts'
import { offres as offresTable } from '../../schema/offres.ts'
import { createVille } from '../../testing/attente.ts'
import { call } from '../../testing/call.ts'
import { callAs } from '../../testing/call-as.ts'
import { createDemande, demandeRow } from '../../testing/demandes.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { form } from '../../testing/offre-edition.ts'
import { createOffre, createPhoto, offreRow } from '../../testing/offres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { purgeOrphanImages } from '../images/images-removal.service.ts'
import { selectVisibility } from '../images/images-visibility.repository.ts'

const test = useTestApp()
let admin: TestMembre
let villeId: number
beforeAll(async () => {
  admin = await createAdmin(test)
  villeId = (await createVille(test)).id
})
afterEach(() => test.setNow(null))

type Item = { kind: ModerationKind; id: number }

const one = async (params: Item) => (await callAs(test, admin, moderation.one, { params })).body
const decide = async (item: Item, decision: 'verify' | 'refuse' | 'withdraw', motif = 'Le titre crie.') => {
  const { version } = await one(item)
  const body = decision === 'verify' ? { version } : { version, motif }
  // However long the machine takes, it can be undone.
  test.setNow(new Date())
  return callAs(test, admin, moderation[decision], { params: item, body: body as { version: number; motif: string } })
}
const undo = (id: number) => callAs(test, admin, moderation.undo, { params: { id } })
const queued = async (kind: ModerationKind) =>
  (await callAs(test, admin, moderation.queue, { query: { kind, size: 200 } })).body.items.map(({ id }: Item) => id)
const seen = async (id: number) => (await call(test, 'GET', `/test/coloc/${id}`)).json()
const own = async (owner: TestMembre, id: number) =>
  (await call(test, 'GET', `/test/coloc/${id}`, { as: owner })).json()
const mailsTo = ({ email }: TestMembre) => test.mails.filter(({ to }) => to === email).map(({ template }) => template)

/** A public offer whose owner has changed title, price and photos. */
const edited = async () => {
  const owner = await createMembre(test)
  const before = await createPhoto(test, owner.id)
  const id = await createOffre(test, { proprietaireId: owner.id, villeId, photos: [before] })
  const after = await createPhoto(test, owner.id)
  const change = { ...form, villeId, titre: 'TITRE NEUF', prix: 5000, photos: [{ src: after }] }
  expect((await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: change })).statusCode).toBe(200)
  return { owner, id, item: { kind: 'offre', id } as const, before, after }
}

const srcsOf = (offre: { photos: { src: string }[] }) => offre.photos.map(({ src }) => src)

describe('a modification of an offer', () => {
  it('is in the queue as the offer will be, beside what is public', async () => {
    const { item, id, before, after } = await edited()
    expect(await queued('offre')).toContain(id)
    expect(await one(item)).toMatchObject({
      etat: 'modification',
      contenu: { titre: 'TITRE NEUF', prix: 5000, photos: [{ src: after }] },
      lastVerified: { titre: form.titre, prix: 2500, photos: [{ src: before }] },
    })
  })

  it('is public at once when it is accepted, and its author is told', async () => {
    const { item, id, owner, after } = await edited()
    expect((await decide(item, 'verify')).body).toMatchObject({ etat: 'verifie', objetId: id })
    const offre = await seen(id)
    expect([offre.titre, offre.prix, srcsOf(offre)]).toEqual(['TITRE NEUF', 5000, [after]])
    expect((await own(owner, id)).modification).toBeNull()
    expect(mailsTo(owner)).toEqual(['modificationAcceptee'])
    expect(await queued('offre')).not.toContain(id)
    expect((await decide(item, 'verify')).status, 'again').toBe(409)
    // Small changes are measured from the accepted price.
    await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: { prix: 5700 } })
    expect((await seen(id)).prix).toBe(5700)
    // What was accepted once waits again, should the offer have become another one.
    const before = { titre: form.titre, prix: 2500, prixVerifie: 2500 }
    await test.deps.db.update(offresTable).set(before).where(eq(offresTable.id, id))
    const again = { ...form, villeId, titre: 'TITRE NEUF', prix: 5000 }
    const { modification } = (await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: again })).json()
    expect(modification).toMatchObject({ etat: 'attente', contenu: { titre: 'TITRE NEUF' } })
  })

  it.each(['city', 'photos'] as const)('of the %s alone is accepted and undone', async (what) => {
    const owner = await createMembre(test)
    const [before, after] = [await createPhoto(test, owner.id), await createPhoto(test, owner.id)]
    const elsewhere = (await createVille(test)).id
    const id = await createOffre(test, { proprietaireId: owner.id, villeId, photos: [before] })
    const change = what === 'city' ? { villeId: elsewhere } : { photos: [{ src: after }] }
    await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: { ...form, villeId, ...change } })
    const { modification } = await own(owner, id)
    expect(Object.keys(modification.contenu).sort()).toEqual(what === 'city' ? ['ville', 'villeId'] : ['photos'])
    const placeAndPhotos = async () => {
      const offre = await seen(id)
      return [offre.villeId, srcsOf(offre)]
    }
    const decided = await decide({ kind: 'offre', id }, 'verify')
    expect(await placeAndPhotos()).toEqual(what === 'city' ? [elsewhere, [before]] : [villeId, [after]])
    expect((await undo(decided.body.id)).status).toBe(200)
    expect(await placeAndPhotos()).toEqual([villeId, [before]])
    expect((await own(owner, id)).modification).toEqual(modification)
  })

  it('leaves the verified version online when it is refused, with the reason for its owner', async () => {
    const { item, id, owner, before } = await edited()
    expect((await decide(item, 'refuse')).body.etat).toBe('verifie')
    const offre = await seen(id)
    expect([offre.titre, offre.prix, srcsOf(offre)]).toEqual([form.titre, 2500, [before]])
    const { motifRefus, modification } = await own(owner, id)
    expect(motifRefus).toBeNull()
    expect(modification).toMatchObject({
      etat: 'refusee',
      motifRefus: 'Le titre crie.',
      contenu: { titre: 'TITRE NEUF' },
    })
    expect(JSON.stringify(offre)).not.toContain('crie')
    expect(mailsTo(owner)).toEqual(['modificationRefusee'])
    expect(await queued('offre')).not.toContain(id)
    // The same again is still refused; another change waits.
    const save = async (titre: string) =>
      (await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: { ...form, titre, prix: 5000 } })).json()
    expect((await save('TITRE NEUF')).modification.etat).toBe('refusee')
    expect((await save('Titre neuf')).modification).toMatchObject({ etat: 'attente', motifRefus: null })
    expect(await queued('offre')).toContain(id)
  })

  it.each(['verify', 'refuse'] as const)('waits as before when the decision to %s it is undone', async (decision) => {
    const { item, id, owner, before, after } = await edited()
    const waiting = (await own(owner, id)).modification
    const { prixVerifie } = await offreRow(test, id)
    const decided = await decide(item, decision)
    // A purge meanwhile must leave the photos that undoing needs.
    await purgeOrphanImages(test.deps)
    expect((await undo(decided.body.id)).body).toMatchObject({ etat: 'modification', objetId: id })
    const offre = await seen(id)
    expect([offre.titre, offre.prix, srcsOf(offre)]).toEqual([form.titre, 2500, [before]])
    expect((await own(owner, id)).modification).toEqual(waiting)
    expect((await offreRow(test, id)).prixVerifie).toBe(prixVerifie)
    expect(waiting.contenu.photos[0].src).toBe(after)
    expect(mailsTo(owner)).toEqual([])
    expect((await decide(item, 'verify')).status).toBe(200)
    expect((await seen(id)).titre).toBe('TITRE NEUF')
  })

  it('cannot be undone once its owner has gone on', async () => {
    const { item, id, owner } = await edited()
    const decided = await decide(item, 'verify')
    await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: { ...form, titre: 'Encore' } })
    expect((await undo(decided.body.id)).status).toBe(409)
    expect((await own(owner, id)).modification.contenu.titre).toBe('Encore')
  })

  it('is decided on in the version that the administrator saw', async () => {
    const { item, id, owner } = await edited()
    const { version } = await one(item)
    await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: { ...form, titre: 'Pire encore' } })
    expect((await callAs(test, admin, moderation.verify, { params: item, body: { version } })).status).toBe(412)
    expect((await seen(id)).titre).toBe(form.titre)
  })

  it('survives a withdrawal of the offer, and is what its owner edits', async () => {
    const { item, id, owner, after } = await edited()
    expect((await decide(item, 'withdraw')).body.etat).toBe('refuse')
    expect(await queued('offre')).not.toContain(id)
    expect((await own(owner, id)).modification.contenu.titre).toBe('TITRE NEUF')
    const saved = await call(test, 'PUT', `/test/coloc/${id}`, { as: owner, body: { description: 'Corrigée.' } })
    expect(saved.json()).toMatchObject({ titre: 'TITRE NEUF', prix: 5000, verified: false, modification: null })
    expect(srcsOf(saved.json())).toEqual([after])
    expect((await one(item)).etat).toBe('attente')
  })

  it('is in the journal without any text of its author', async () => {
    const { item, id } = await edited()
    await decide(item, 'verify')
    const { body } = await callAs(test, admin, journal.list, { query: { objet: 'offre', objetId: id } })
    expect(body.content[0]).toMatchObject({ action: 'verify', avant: { modification: 'attente' } })
    expect(JSON.stringify(body)).not.toContain('NEUF')
  })

  it('of a blocked author is not in the queue, and cannot be accepted', async () => {
    const { item, id, owner } = await edited()
    await test.app.inject({
      method: 'POST',
      url: `/api/admin/utilisateurs/${owner.id}/block`,
      headers: admin.headers,
      payload: { motif: 'Fraude.' },
    })
    expect(await queued('offre')).not.toContain(id)
    expect((await decide(item, 'verify')).status).toBe(409)
  })

  it('shows its photos to its owner and administrators only', async () => {
    const { owner, before, after } = await edited()
    const visible = async (src: string, as: TestMembre | null) =>
      (await test.app.inject({ url: `/uploads/${src}`, headers: as?.headers ?? {} })).statusCode
    // There is no file: who may see the picture gets as far as the storage.
    expect(await visible(after, null)).toBe(404)
    expect(await selectVisibility(test.deps.db, after)).toMatchObject({ isPublic: false })
    expect((await selectVisibility(test.deps.db, after))?.proprietaireIds).toContain(owner.id)
    expect(await selectVisibility(test.deps.db, before)).toMatchObject({ isPublic: true })
  })

  it('keeps its photos from other offers and from the purge', async () => {
    const { owner, id, after } = await edited()
    await test.deps.db.update(images).set({ createdAt: new Date(0) })
    await purgeOrphanImages(test.deps)
    expect((await own(owner, id)).modification.contenu.photos).toHaveLength(1)
    const other = { ...form, villeId, proprietaireId: owner.id, photos: [{ src: after }] }
    const answer = await callAs(test, owner, offres.create, { body: other as never })
    expect(answer.body).toMatchObject({
      details: { 'photos.0.src': 'Cette photo est déjà utilisée par une autre annonce.' },
    })
  })
})

describe('a modification of a request', () => {
  it('is decided on like that of an offer', async () => {
    const owner = await createMembre(test)
    const id = await createDemande(test, { demandeurId: owner.id, villeId })
    const item = { kind: 'demande', id } as const
    const save = (body: object) => call(test, 'PUT', `/test/demande/${id}`, { as: owner, body })
    const elsewhere = (await createVille(test)).id
    const read = async () => (await call(test, 'GET', `/test/demande/${id}`)).json()
    await save({ titre: 'Autre', budget: 9000, villeId: elsewhere })
    expect(await one(item)).toMatchObject({ etat: 'modification', lastVerified: { budget: 2000 } })
    const refused = await decide(item, 'refuse')
    expect((await undo(refused.body.id)).body.etat).toBe('modification')
    const accepted = await decide(item, 'verify')
    expect(await read()).toMatchObject({ titre: 'Autre', villeId: elsewhere })
    await undo(accepted.body.id)
    expect(await read()).toMatchObject({ titre: 'Recherche colocataire', villeId })
    expect((await demandeRow(test, id)).budgetVerifie).toBe(2000)
    await decide(item, 'verify')
    expect((await read()).titre).toBe('Autre')
    await save({ budget: 9900 })
    expect((await read()).budget).toBe(9900)
  })
})
