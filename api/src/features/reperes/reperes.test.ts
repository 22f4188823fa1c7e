import { alertes } from '@colocdar/contracts/alertes'
import { journal } from '@colocdar/contracts/journal'
import { moderation } from '@colocdar/contracts/moderation'
import { offres } from '@colocdar/contracts/offres'
import { reperes } from '@colocdar/contracts/reperes'
import { reperesAdministration } from '@colocdar/contracts/reperes-administration'
import { lieux } from '@colocdar/contracts/villes-lieux'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { reperes as table } from '../../schema/reperes.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useNotifiedTags } from '../../testing/notified-tags.ts'
import { form, useOffreEdition } from '../../testing/offre-edition.ts'
import { createPhoto } from '../../testing/offres.ts'
import { createRepere } from '../../testing/reperes.ts'
import { selectMatches } from '../alertes/alertes-envois.repository.ts'
import { requireReperes, seedReperes } from './reperes.service.ts'

const { test, scene, add, read, put, update } = useOffreEdition()
const tagsOf = useNotifiedTags(test)
let admin: TestMembre
let encg: typeof table.$inferSelect
let tram: typeof table.$inferSelect
let rabat: typeof table.$inferSelect

beforeAll(async () => {
  admin = await createAdmin(test)
  encg = await createRepere(test, scene.casa, {
    slug: 'encg-casa',
    nom: 'ENCG Casa',
    nomArabe: 'المدرسة',
    alias: ['encg'],
  })
  tram = await createRepere(test, scene.casa, { slug: 'tram-anoual', nom: 'Tram Anoual', genre: 'TRAM' })
  rabat = await createRepere(test, scene.rabat, { slug: 'encg-rabat', nom: 'ENCG Rabat', alias: ['encg'] })
})

const near = (slug: string, minutes: unknown = 10, moyen = 'PIED') => ({ slug, minutes, moyen })
const shown = ({ id, slug, nom, nomArabe }: typeof encg, minutes = 10, moyen = 'PIED') => ({
  repereId: id,
  slug,
  nom,
  nomArabe,
  minutes,
  moyen,
})
/** Named by a public offer, as an accepted one has them. */
const addNear = async (...slugs: string[]) =>
  add({ reperes: await requireReperes(test.deps.db, scene.casa, slugs.map((slug) => near(slug)) as never) })
const search = async (query: Record<string, string | number>) =>
  (await callAs(test, null, offres.search, { query })).body.content.map(({ id }: { id: number }) => id)
const countOf = async (slug: string) => (await callAs(test, null, reperes.one, { params: { slug } })).body.offres

describe('landmarks of an offer', () => {
  it('are named when it is created, by slug or id, and shown by their names; without any it is valid too', async () => {
    const photos = [{ src: await createPhoto(test, scene.owner.id) }]
    const body = { ...form, villeId: scene.casa, photos, proprietaireId: scene.owner.id }
    const named = [near('encg-casa', '7'), { repereId: tram.id, minutes: 60, moyen: 'BUS' }]
    const created = await callAs(test, scene.owner, offres.create, { body: { ...body, reperes: named } })
    expect(created.status, JSON.stringify(created.body)).toBe(201)
    expect(created.body.reperes).toEqual([shown(encg, 7), shown(tram, 60, 'BUS')])
    const other = { ...body, photos: [{ src: await createPhoto(test, scene.owner.id) }] }
    expect((await callAs(test, scene.owner, offres.create, { body: other })).body.reperes).toBeNull()
  })

  const french = {
    unknown: 'Ce repère n’existe pas.',
    elsewhere:
      '«\u00a0ENCG Rabat\u00a0» est un repère d’une autre ville\u00a0: choisissez-en un de la ville de l’annonce.',
    twice: 'Ce repère est déjà dans la liste\u00a0: ne le nommez qu’une fois.',
    tooMany: 'Vous pouvez nommer cinq repères au plus.',
    minutes: 'Indiquez de 1 à 60 minutes.',
    moyen: 'Choisissez à pied, en tram ou en bus.',
  }
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug) => near(slug))
  it.each<[keyof typeof french, unknown[], string]>([
    ['unknown', [near('nulle-part')], 'هذا المعلم غير موجود.'],
    ['elsewhere', [near('encg-rabat')], 'معلم في مدينة أخرى'],
    ['twice', [near('encg-casa'), near('encg-casa', 5)], 'يكفي ذكره مرة واحدة'],
    ['tooMany', six, 'خمسة معالم على الأكثر'],
    ['minutes', [near('encg-casa', 0)], 'بين 1 و60'],
    ['minutes', [near('encg-casa', 61)], 'بين 1 و60'],
    ['minutes', [near('encg-casa', 'dix')], 'بين 1 و60'],
    ['moyen', [near('encg-casa', 5, 'VELO')], 'المشي والطرامواي'],
  ])('[SEC-78] are refused in both languages: %s', async (name, named, arabic) => {
    const id = await add()
    const french1 = await put(id, { ...form, reperes: named })
    expect(french1.statusCode).toBe(400)
    expect(Object.values(french1.json().details)).toEqual([french[name]])
    const arabic1 = await put(
      id,
      { ...form, reperes: named },
      { headers: { ...scene.owner.headers, 'accept-language': 'ar' } },
    )
    expect(String(Object.values(arabic1.json().details))).toContain(arabic)
    expect((await read(id)).reperes).toBeNull()
  })

  it('are refused twice also when one is named by its id', async () => {
    const named = [near('encg-casa'), { repereId: encg.id, minutes: 5, moyen: 'PIED' }]
    expect((await put(await add(), { ...form, reperes: named })).json().details).toEqual({ reperes: french.twice })
  })

  it('[SEC-78] wait for an administrator, who sees them; then they are public, searched and counted', async () => {
    const id = await add()
    const before = await countOf('encg-casa')
    const edited = await update(id, { ...form, reperes: [near('encg-casa', 12)] })
    expect(edited.reperes).toBeNull()
    expect(edited.modification?.contenu.reperes).toEqual([shown(encg, 12)])
    expect(await search({ repere: 'encg-casa' })).not.toContain(id)
    const queue = await callAs(test, admin, moderation.one, { params: { kind: 'offre', id } })
    expect(queue.body.contenu.reperes).toEqual([shown(encg, 12)])
    const accepting = () =>
      callAs(test, admin, moderation.verify, { params: { kind: 'offre', id }, body: { version: queue.body.version } })
    expect(await tagsOf(accepting)).toEqual(
      expect.arrayContaining([`offre:${id}`, 'offres:repere:encg-casa', 'offres:repere:encg-casa:entrees']),
    )
    expect((await read(id)).reperes).toEqual([shown(encg, 12)])
    expect(await search({ repere: 'encg-casa', repereMax: 12 })).toContain(id)
    expect(await search({ repere: 'encg-casa', repereMax: 11 })).not.toContain(id)
    expect(await countOf('encg-casa')).toBe(before + 1)
    // Sent back as it came, or not at all, it is no change; an empty list takes them away.
    expect((await update(id, { ...form, reperes: (await read(id)).reperes })).modification).toBeNull()
    expect((await update(id, form)).modification).toBeNull()
    expect((await update(id, { ...form, reperes: [] })).modification?.contenu).toEqual({ reperes: null })
  })

  it('leave an offer that moves to another city', async () => {
    const id = await addNear('encg-casa')
    const { modification } = await update(id, { ...form, villeId: scene.rabat })
    expect(modification?.contenu).toMatchObject({ villeId: scene.rabat, reperes: null })
  })

  it('are suggested beside quartiers with their counts', async () => {
    await addNear('tram-anoual')
    const { body } = await callAs(test, null, lieux.suggestions, { query: { q: 'anoual casa' } })
    expect(body).toMatchObject([
      { villeId: scene.casa, quartier: null, repere: { slug: 'tram-anoual', nom: 'Tram Anoual' } },
    ])
    expect(body[0].offres).toBe(await countOf('tram-anoual'))
  })
})

describe('the administrator', () => {
  const create = (body: object) => callAs(test, admin, reperesAdministration.create, { body })
  const rename = (id: number, body: object) =>
    callAs(test, admin, reperesAdministration.update, { params: { id }, body })
  const merge = (id: number, avecId: number) =>
    callAs(test, admin, reperesAdministration.merge, { params: { id }, body: { avecId } })
  const journalOf = async (objetId: number) =>
    (await callAs(test, admin, journal.list, { query: { objet: 'repere', objetId } })).body.content

  it('adds and renames them; the address stays, offers show the new name, a name is used once a city', async () => {
    const form = {
      nom: 'Institut d’Anfa',
      nomArabe: '',
      genre: 'ECOLE',
      alias: 'anfa school, ia ',
      villeId: scene.casa,
    }
    const { status, body } = await create(form)
    expect(status).toBe(201)
    expect(body).toMatchObject({ slug: 'institut-d-anfa', alias: ['anfa school', 'ia'], nomArabe: null, fusion: null })
    expect((await create({ ...form, nom: 'INSTITUT D’ANFA' })).status).toBe(409)
    expect((await create({ ...form, nomArabe: 'Latin' })).body.details).toHaveProperty('nomArabe')
    expect((await create({ ...form, nom: 'X', villeId: 2_000_000_000 })).body.details).toHaveProperty('villeId')
    const id = await addNear('institut-d-anfa')
    expect(await tagsOf(() => rename(body.id, { ...form, nom: 'École d’Anfa' }))).toEqual(['villes'])
    expect((await read(id)).reperes).toMatchObject([{ slug: 'institut-d-anfa', nom: 'École d’Anfa' }])
    expect(await journalOf(body.id)).toMatchObject([
      { action: 'update', avant: { nom: 'Institut d’Anfa' }, apres: { nom: 'École d’Anfa' } },
      { action: 'create' },
    ])
  })

  it('[SEC-78] merges two: offers, searches, alerts and the old address lead to the other', async () => {
    const [old, other] = [await createRepere(test, scene.casa), await createRepere(test, scene.casa)]
    const [one, both] = [await addNear(old.slug), await addNear(old.slug, other.slug)]
    const seeker = await createMembre(test)
    const filtres = { repere: old.slug, repereMax: 15 }
    const alerte = await callAs(test, seeker, alertes.create, { body: { filtres, frequence: 'immediate' } })
    expect(alerte.body).toMatchObject({ repereNom: old.nom })
    expect((await merge(old.id, other.id)).body).toMatchObject({ id: other.id, offres: 2 })
    for (const slug of [old.slug, other.slug]) {
      expect((await callAs(test, null, reperes.one, { params: { slug } })).body).toMatchObject({
        slug: other.slug,
        offres: 2,
      })
      expect(await search({ repere: slug })).toEqual([both, one])
    }
    expect((await read(one)).reperes).toMatchObject([{ repereId: other.id, slug: other.slug, nom: other.nom }])
    expect((await read(both)).reperes).toHaveLength(1)
    const later = await addNear(other.slug)
    const told = (await selectMatches(test.deps.db, 'offre', later)).map(({ alerteId }) => alerteId)
    expect(told).toEqual([alerte.body.id])
    expect((await callAs(test, seeker, alertes.list)).body).toMatchObject([{ repereNom: other.nom }])
    expect(await journalOf(old.id)).toMatchObject([{ action: 'merge', apres: { id: other.id } }])
    expect((await merge(old.id, tram.id)).status, 'already merged').toBe(409)
  })

  it.each([
    ['itself', () => [tram.id, tram.id]],
    ['one of another city', () => [tram.id, rabat.id]],
    ['an unknown one', () => [tram.id, 2_000_000_000]],
  ])('is refused to merge with %s', async (_, ids) => {
    const [id, avecId] = ids() as [number, number]
    expect(await merge(id, avecId)).toMatchObject({ status: 400, body: { details: { avecId: expect.any(String) } } })
  })

  it('keeps what was changed when the first landmarks are added again', async () => {
    await test.deps.db.update(table).set({ slug: 'encg-casablanca' }).where(eq(table.id, encg.id))
    await seedReperes(test.deps.db)
    expect((await callAs(test, null, reperes.one, { params: { slug: 'encg-casablanca' } })).body.nom).toBe('ENCG Casa')
  })
})

it('is missing under an unknown address, and no alert is made for it', async () => {
  expect((await callAs(test, null, reperes.one, { params: { slug: 'nulle-part' } })).status).toBe(404)
  expect(await search({ repere: 'nulle-part' })).toEqual([])
  const body = { filtres: { repere: 'nulle-part' }, frequence: 'immediate' }
  expect(await callAs(test, scene.owner, alertes.create, { body })).toMatchObject({ status: 400 })
})
