import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { createAdmin, createMembre, emptyProfile, type TestMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()

const read = (id: number, { headers }: TestMembre) => test.app.inject({ url: `/api/test/utilisateur/${id}`, headers })
const save = (id: number, payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'PUT', url: `/api/test/utilisateur/${id}`, payload, headers })

const form = {
  nom: 'Bennani',
  prenom: 'Youssef',
  telephone: '06 12-34-56 78',
  age: 31,
  genre: 'HOMME',
  apropos: 'Ingénieur à Casablanca.',
  langues: ['Arabe', 'Français'],
  tags: ['Sport', 'Calme', 'Cuisine'],
}

describe('saving a profile', () => {
  it('[API-08] [ROLE-03] fills the member’s own profile, and returns it', async () => {
    const membre = await createMembre(test, emptyProfile)
    const answer = await save(membre.id, form, membre.headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ ...form, profileFilled: true, email: membre.email })
    expect((await read(membre.id, membre)).json()).toMatchObject(form)
  })

  it('[API-08] stores the phone as typed and as E.164', async () => {
    const membre = await createMembre(test)
    await save(membre.id, form, membre.headers)
    const [row] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.id, membre.id))
    expect([row?.telephone, row?.telephoneE164]).toEqual(['06 12-34-56 78', '+212612345678'])
  })

  it('[API-08] accepts an empty apropos, keeps the genre when none is sent, and drops duplicates', async () => {
    const membre = await createMembre(test, { genre: 'FEMME' })
    const { genre: _, ...rest } = form
    const tags = ['Sport', 'Sport', 'Calme', 'Cuisine']
    const answer = await save(membre.id, { ...rest, apropos: '', tags }, membre.headers)
    expect(answer.json()).toMatchObject({ apropos: null, genre: 'FEMME', tags: ['Sport', 'Calme', 'Cuisine'] })
  })

  it('[SEC-03] changes only the fields of the form', async () => {
    const membre = await createMembre(test, { emailVerifiedAt: null })
    const smuggled = {
      id: 1,
      username: 'admin',
      email: 'autre@exemple.ma',
      roles: ['ROLE_ADMIN'],
      emailVerified: true,
      emailVerifiedAt: '2020-01-01T00:00:00Z',
      identityVerified: true,
      subscribed: true,
      blockedAt: null,
      passwordHash: 'x',
      password_hash: 'x',
      telephoneE164: '+33612345678',
      version: 99,
      createdAt: '2000-01-01T00:00:00Z',
      verified: true,
      __proto__: { roles: ['ROLE_ADMIN'] },
    }
    const before = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.id, membre.id))
    expect((await save(membre.id, { ...form, ...smuggled }, membre.headers)).statusCode).toBe(200)
    const [after] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.id, membre.id))
    const { nom, prenom, telephone, telephoneE164, age, genre, apropos, langues, tags, version, updatedAt, ...kept } =
      after ?? ({} as never)
    expect(before[0]).toMatchObject(kept)
    expect([version, telephoneE164]).toEqual([2, '+212612345678'])
  })

  it('[SEC-01] is refused to visitors, other members and the administrator', async () => {
    const membre = await createMembre(test)
    expect((await save(membre.id, form)).statusCode).toBe(401)
    for (const other of [await createMembre(test), await createAdmin(test)]) {
      expect((await save(membre.id, form, other.headers)).statusCode).toBe(403)
    }
    expect((await save(999_999, form, membre.headers)).statusCode).toBe(403)
    expect((await read(membre.id, membre)).json().nom).toBe('Alaoui')
  })

  it.each([
    ['nom', '', 'Le nom est requis'],
    ['nom', '  ', 'Le nom est requis'],
    ['prenom', undefined, 'Le prénom est requis'],
    ['telephone', '', 'Le téléphone est requis'],
    ['telephone', '061234', 'Le téléphone doit être un numéro valide.'],
    ['telephone', 'appelez-moi', 'Le téléphone doit être un numéro valide.'],
    ['age', undefined, "L'âge est requis"],
    ['age', 0, "L'âge doit être positif"],
    ['age', -3, "L'âge doit être positif"],
    ['age', 20.5, "L'âge doit être un entier"],
    ['age', 1e-300, "L'âge doit être un entier"],
    ['age', 1e9, 'L’âge ne dépasse pas 120 ans.'],
    ['genre', 'AUTRE', expect.any(String)],
    ['langues', [], 'Sélectionnez au moins une langue'],
    ['langues', undefined, 'Sélectionnez au moins une langue'],
    ['tags', ['a', 'b'], "Sélectionnez au moins trois tags d'intérêt"],
    ['tags', ['a', 'a', 'a'], "Sélectionnez au moins trois tags d'intérêt"],
    ['nom', 'a\u0000b', 'Ce texte contient un caractère interdit.'],
  ])('[API-08] refuses %s = %j', async (field, value, message) => {
    const membre = await createMembre(test)
    const answer = await save(membre.id, { ...form, [field]: value }, membre.headers)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details[field]).toEqual(message)
  })
})

describe('saving over a newer version', () => {
  it('[REL-06] accepts one of the changes based on the same version', async () => {
    const membre = await createMembre(test)
    const etag = String((await read(membre.id, membre)).headers.etag)
    expect(etag).toMatch(/^"\d+"$/)
    const headers = { ...membre.headers, 'if-match': etag }
    const answers = await Promise.all(
      [...'ABCDEFGH'].map((letter) => save(membre.id, { ...form, nom: `Nom ${letter}` }, headers)),
    )
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(7).fill(412)])
    const winner = answers.find((answer) => answer.statusCode === 200)
    expect((await read(membre.id, membre)).json().nom).toBe(winner?.json().nom)
    const next = { ...membre.headers, 'if-match': String(winner?.headers.etag) }
    expect((await save(membre.id, form, next)).statusCode).toBe(200)
  })

  it('without If-Match, or with any, the last write wins', async () => {
    const membre = await createMembre(test)
    expect((await save(membre.id, form, membre.headers)).statusCode).toBe(200)
    expect((await save(membre.id, form, { ...membre.headers, 'if-match': '*' })).statusCode).toBe(200)
  })
})
