import type { Avis } from '@colocdar/contracts/avis'
import type { Paged } from '@colocdar/contracts/common'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { avis } from '../../schema/avis.ts'
import { call } from '../../testing/call.ts'
import { createAdmin, createMembre, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()
let auteur: TestMembre
let other: TestMembre
let admin: TestMembre

beforeAll(async () => {
  auteur = await createMembre(test, { nom: 'Tazi', prenom: 'Omar', email: 'omar.tazi@exemple.ma' })
  other = await createMembre(test)
  admin = await createAdmin(test)
  const add = (commentaire: string, changes: Partial<typeof avis.$inferInsert>) =>
    test.deps.db.insert(avis).values({ auteurId: auteur.id, commentaire, note: 4, valide: true, ...changes })
  await add('ancien', { createdAt: new Date('2026-01-01') })
  await add('récent', { createdAt: new Date('2026-02-01') })
  await add('en attente', { createdAt: new Date('2026-03-01'), valide: false })
  await add('caché', { createdAt: new Date('2026-04-01'), masque: true })
})

const search = async (query: string, as?: TestMembre): Promise<Paged<Avis>> => {
  const answer = await call(test, 'GET', `/test/avis/search?${query}`, { as })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const comments = ({ content }: Paged<Avis>) => content.map(({ commentaire }) => commentaire)

describe('the reviews', () => {
  it('[API-30] [DATA-24] [ROLE-01] are the validated ones, newest first, with author and note', async () => {
    const page = await search('page=0&size=6&valide=true')
    expect(page).toMatchObject({ number: 0, size: 6, totalElements: 2, totalPages: 1 })
    expect(comments(page)).toEqual(['récent', 'ancien'])
    expect(page.content[0]).toEqual({
      id: expect.any(Number),
      commentaire: 'récent',
      note: 4,
      valide: true,
      auteur: { nom: 'T.', prenom: 'Omar', email: 'o•••@•••' },
      createdAt: '2026-02-01T00:00:00.000Z',
    })
  })

  it.each(['', 'valide=false', 'valide=true'])('[SEC-05] never include others, for anyone: ?%s', async (query) => {
    for (const as of [undefined, other, auteur, admin]) {
      expect(comments(await search(query, as))).toEqual(['récent', 'ancien'])
    }
  })

  it('[SEC-05] refuse a repeated parameter', async () => {
    expect((await call(test, 'GET', '/test/avis/search?valide=true&valide=false')).statusCode).toBe(400)
  })

  it('mask the e-mail for everyone but the author and administrators', async () => {
    const emailFor = async (as?: TestMembre) => (await search('size=1', as)).content[0]?.auteur.email
    expect(await emailFor(other)).toBe('o•••@•••')
    expect(await emailFor(auteur)).toBe('omar.tazi@exemple.ma')
    expect(await emailFor(admin)).toBe('omar.tazi@exemple.ma')
  })

  it('[STATE-28] are paged from 0', async () => {
    expect(comments(await search('page=0&size=1'))).toEqual(['récent'])
    expect(comments(await search('page=1&size=1'))).toEqual(['ancien'])
    expect(comments(await search('page=1&size=2'))).toEqual([])
    expect((await call(test, 'GET', '/test/avis/search?page=-1')).statusCode).toBe(400)
    expect((await call(test, 'GET', '/test/avis/search?size=201')).statusCode).toBe(400)
  })
})

describe('adding a review', () => {
  const add = (body: object, as: TestMembre | null = auteur) => call(test, 'POST', '/test/avis', { as, body })
  const valid = () => ({ commentaire: 'Très bon site', note: 5, auteurId: auteur.id })

  it('[API-29] [DATA-23] [ROLE-05] creates it, to be validated first', async () => {
    const answer = await add(valid())
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      commentaire: 'Très bon site',
      note: 5,
      valide: false,
      auteur: { nom: 'Tazi', prenom: 'Omar', email: 'omar.tazi@exemple.ma' },
    })
    expect(comments(await search('size=200'))).not.toContain('Très bon site')
  })

  it('allows several by one member', async () => {
    expect((await add(valid())).statusCode).toBe(201)
    expect((await add(valid())).statusCode).toBe(201)
  })

  it.each([0, 5])('[DATA-23] accepts the note %d', async (note) => {
    expect((await add({ ...valid(), note })).json().note).toBe(note)
  })

  it.each([
    ['commentaire', undefined, 'Le commentaire est obligatoire'],
    ['commentaire', '  ', 'Le commentaire est obligatoire'],
    ['commentaire', 'x'.repeat(1001), 'Ce texte ne doit pas dépasser 1000 caractères.'],
    ['note', undefined, 'La note est requise'],
    ['note', 'cinq', 'La note est requise'],
    ['note', -1, 'La note minimale est 0'],
    ['note', 6, 'La note maximale est 5'],
    ['note', 3.5, 'La note est un nombre entier'],
  ])('refuses %s as %j', async (field, value, message) => {
    const answer = await add({ ...valid(), [field]: value })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details).toEqual({ [field]: message })
  })

  it('[SEC-01] is for members, in their own name only', async () => {
    expect((await add(valid(), null)).statusCode).toBe(401)
    expect((await add(valid(), other)).statusCode).toBe(403)
    expect((await add(valid(), admin)).statusCode).toBe(403)
  })

  it('[SEC-03] cannot set valide', async () => {
    const smuggled = { id: 1, valide: true, masque: true, createdAt: '2001-01-01T00:00:00.000Z', version: 7 }
    const { id } = (await add({ ...valid(), ...smuggled })).json()
    const [row] = await test.deps.db.select().from(avis).where(eq(avis.id, id))
    expect(row).toMatchObject({ valide: false, masque: false, version: 1 })
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020)
  })
})
