import { readdir, readFile } from 'node:fs/promises'
import { journal } from '@colocdar/contracts/journal'
import { villesAdministration } from '@colocdar/contracts/villes-administration'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { villes } from '../../schema/villes.ts'
import { createImage, createVille, createWaitingDemande, createWaitingOffre } from '../../testing/attente.ts'
import { callAs } from '../../testing/call-as.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { villesSeed } from './villes.seed.ts'
import { seedVilles } from './villes-seed.service.ts'

const test = useTestApp()
let admin: TestMembre
beforeAll(async () => {
  admin = await createAdmin(test)
})

const missing = { id: 2_000_000_000 }
const journalOf = async (objetId: number) =>
  (await callAs(test, admin, journal.list, { query: { objet: 'ville', objetId } })).body.content

it('begin with those of the product and their pictures, stored once, in its order', async () => {
  const put = vi.spyOn(test.deps.storage, 'put')
  await seedVilles(test.deps, { scale: 0.05 })
  await seedVilles(test.deps, { scale: 0.05 })
  expect(put.mock.calls.map(([key]) => key).sort()).toEqual(villesSeed.map(({ slug }) => `ville-${slug}.webp`).sort())
  const rows = await test.deps.db.select().from(villes).orderBy(villes.position)
  expect(rows.map(({ slug, nom, nomArabe, image }) => [slug, nom, nomArabe, image])).toEqual(
    villesSeed.map(({ slug, nom, nomArabe }) => [slug, nom, nomArabe, `ville-${slug}.webp`]),
  )
  expect(rows[0]).toMatchObject({ position: 0, nomArabe: 'الدار البيضاء', latitude: 33.5731 })
  expect((await test.app.inject({ url: '/uploads/ville-casablanca.webp' })).statusCode).toBe(200)
  await test.deps.db.delete(villes)
})

it('have drawings of one size, without text, and none for anything else', async () => {
  const folder = new URL('../../../pictures/villes/', import.meta.url)
  const files = await readdir(folder)
  expect(files.sort()).toEqual(villesSeed.map(({ slug }) => `${slug}.svg`).sort())
  for (const file of files) {
    const svg = await readFile(new URL(file, folder), 'utf8')
    expect(svg, file).toContain('width="1200" height="900" viewBox="0 0 1200 900"')
    expect(svg, file).not.toMatch(/<text|<image|https?:\/\/(?!www\.w3\.org)/)
    expect(svg.length, file).toBeLessThan(40_000)
  }
})

describe('cities', () => {
  const create = (body: unknown) => callAs(test, admin, villesAdministration.create, { body })
  const update = (id: number, body: unknown) =>
    callAs(test, admin, villesAdministration.update, { params: { id }, body })
  const remove = (id: number) => callAs(test, admin, villesAdministration.remove, { params: { id } })
  const publicVilles = async (): Promise<{ id: number; nom: string; image: string | null }[]> =>
    (await test.app.inject('/api/test/ville?page=0&size=200')).json().content

  it('are added at the end, with a picture, and public at once', async () => {
    const image = await createImage(test, admin.id)
    const { status, body } = await create({ nom: ' Al Hoceïma ', image })
    expect(status).toBe(201)
    expect(body).toMatchObject({ nom: 'Al Hoceïma', image, offres: 0, demandes: 0 })
    expect((await publicVilles()).at(-1)).toEqual({ id: body.id, nom: 'Al Hoceïma', nomArabe: null, image })
    expect(await journalOf(body.id)).toMatchObject([
      { action: 'create', avant: null, apres: { nom: 'Al Hoceïma', image }, acteur: { id: admin.id } },
    ])
  })

  it('have a unique name, whatever its case or accents', async () => {
    await create({ nom: 'Béni Ansar' })
    for (const nom of ['béni ansar', 'Beni-Ansar', '(Béni) Ansar !']) {
      const { status, body } = await create({ nom })
      expect(status).toBe(409)
      const message = 'Une ville porte déjà ce nom.'
      expect(body).toMatchObject({ message, details: { nom: message } })
    }
    const { id } = await createVille(test)
    expect((await update(id, { nom: 'BÉNI ANSAR' })).status).toBe(409)
    // Words count: it is another place.
    expect((await create({ nom: 'Bénian Sar' })).status).toBe(201)
  })

  it.each([
    ['no name', {}, 'nom'],
    ['an empty name', { nom: ' ' }, 'nom'],
    ['a name of 81 characters', { nom: 'x'.repeat(81) }, 'nom'],
    ['an Arabic name in Latin letters', { nom: 'Zagora', nomArabe: 'Zagora' }, 'nomArabe'],
    ['an Arabic name of 61 characters', { nom: 'Zagora', nomArabe: 'ز'.repeat(61) }, 'nomArabe'],
    ['a picture that nobody uploaded', { nom: 'Zagora', image: 'nulle-part.webp' }, 'image'],
  ])('are refused with %s', async (_, body, field) => {
    const answer = await create(body)
    expect(answer.status).toBe(400)
    expect(answer.body.details).toHaveProperty(field)
  })

  it('accept the caller’s own pictures and the product’s, not another member’s', async () => {
    const { id, nom } = await createVille(test)
    const foreign = await createImage(test, (await createMembre(test)).id)
    expect((await update(id, { nom, image: foreign })).status).toBe(400)
    const shared = await createImage(test, null)
    expect((await update(id, { nom, image: shared })).body.image).toBe(shared)
    expect((await update(id, { nom, image: null })).body.image).toBeNull()
    expect((await update(id, { nom, image: null })).status, 'the same again').toBe(200)
    expect(await journalOf(id)).toMatchObject([
      { action: 'update', avant: { nom, image: shared }, apres: { nom, image: null } },
      { action: 'update', avant: { nom, image: null }, apres: { nom, image: shared } },
    ])
  })

  it('have a name in Arabic beside the French one, which searches find and which may be taken away', async () => {
    const { body } = await create({ nom: 'Zagora', nomArabe: ' زاكورة ' })
    expect(body.nomArabe).toBe('زاكورة')
    const places = async () => (await test.app.inject(`/api/lieux?q=${encodeURIComponent('زاكورة')}`)).json()
    expect(await places()).toMatchObject([{ villeId: body.id, ville: 'Zagora', villeNomArabe: 'زاكورة' }])
    expect((await update(body.id, { nom: 'Zagora', nomArabe: '' })).body.nomArabe).toBeNull()
    expect(await places()).toEqual([])
    expect(await journalOf(body.id)).toMatchObject([
      { action: 'update', avant: { nomArabe: 'زاكورة' }, apres: { nomArabe: null } },
      { action: 'create', apres: { nomArabe: 'زاكورة' } },
    ])
  })

  it('keep the picture that another administrator uploaded', async () => {
    const image = await createImage(test, (await createAdmin(test)).id)
    const { id } = await createVille(test, { image })
    expect((await update(id, { nom: 'Nouveau nom', image })).body).toMatchObject({ nom: 'Nouveau nom', image })
  })

  it('move to another position, and the others shift', async () => {
    const order = async () => (await publicVilles()).map(({ id }) => id)
    for (let index = 0; index < 3; index += 1) await createVille(test)
    const before = await order()
    const moved = before.at(-1) ?? 0
    const move = (position: number) =>
      callAs(test, admin, villesAdministration.move, { params: { id: moved }, body: { position } })
    const { status, body } = await move(1)
    expect(status).toBe(200)
    expect(body.map(({ id }: { id: number }) => id)).toEqual([before[0], moved, ...before.slice(1, -1)])
    expect(await order()).toEqual([before[0], moved, ...before.slice(1, -1)])
    await move(9_999)
    expect(await order()).toEqual(before)
    expect((await move(-1)).status).toBe(400)
    await move(9_999)
    const last = before.length - 1
    expect(await journalOf(moved)).toMatchObject([
      { action: 'move', avant: { position: 1 }, apres: { position: last } },
      { action: 'move', avant: { position: last }, apres: { position: 1 } },
    ])
  })

  it('can be moved concurrently without losing one', async () => {
    const before = (await publicVilles()).map(({ id }) => id).toSorted()
    const move = (id: number, position: number) =>
      callAs(test, admin, villesAdministration.move, { params: { id }, body: { position } })
    const answers = await Promise.all(before.slice(0, 4).map((id, index) => move(id, 3 - index)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { body } = await callAs(test, admin, villesAdministration.listAll)
    expect(body.map(({ position }: { position: number }) => position)).toEqual(before.map((_, index) => index))
    expect((await publicVilles()).map(({ id }) => id).toSorted()).toEqual(before)
  })

  it('are deleted when nothing uses them', async () => {
    const { id, nom } = await createVille(test)
    expect((await remove(id)).status).toBe(204)
    expect((await publicVilles()).some((ville) => ville.id === id)).toBe(false)
    expect(await remove(id)).toMatchObject({ status: 404, body: { message: 'Cette ville n’existe pas.' } })
    expect(await journalOf(id)).toMatchObject([{ action: 'remove', avant: { nom, image: null }, apres: null }])
  })

  it('cannot be deleted while a listing in any state uses them', async () => {
    const { villeId } = await createWaitingOffre(test)
    await createWaitingDemande(test, { villeId })
    const { status, body } = await remove(villeId)
    expect(status).toBe(409)
    expect(body.message).toContain('1 offre(s) et 1 demande(s)')
    const used = (await createWaitingDemande(test)).villeId
    expect((await remove(used)).status).toBe(409)
  })

  it('are 404 when they do not exist', async () => {
    expect((await update(missing.id, { nom: 'Nulle part' })).status).toBe(404)
    const move = { params: missing, body: { position: 0 } }
    expect(await callAs(test, admin, villesAdministration.move, move)).toMatchObject({
      status: 404,
      body: { message: 'Cette ville n’existe pas.' },
    })
  })
})
