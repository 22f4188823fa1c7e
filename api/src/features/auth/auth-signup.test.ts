import { eq } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { hashing } from '../../testing/argon2.ts'
import { createMembre } from '../../testing/membres.ts'
import { useTestApp } from '../../testing/test-app.ts'

const test = useTestApp()

const signin = (payload: object) => test.app.inject({ method: 'POST', url: '/api/auth/signin', payload })
const signup = (payload: object) => test.app.inject({ method: 'POST', url: '/api/auth/signup', payload })

let registered = 0
const registration = (changes: object = {}) => {
  registered += 1
  return {
    username: `nouveau${registered}`,
    email: `nouveau${registered}@exemple.ma`,
    password: 'secret-123',
    confirmPassword: 'secret-123',
    acceptTerms: true,
    ...changes,
  }
}

describe('signing up', () => {
  it('[API-03] [DATA-25] creates an account that can sign in, with nothing verified yet', async () => {
    const form = registration()
    const answer = await signup(form)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      message: 'Votre compte est créé. Un e-mail vient de partir pour vérifier votre adresse.',
    })
    const session = (await signin({ username: form.email, password: form.password })).json()
    expect(session).toMatchObject({
      roles: ['ROLE_USER'],
      emailVerified: false,
      profileFilled: false,
      subscribed: false,
    })
  })

  it('stores when the terms were accepted, and queues the verification mail', async () => {
    const now = new Date('2026-05-01T10:00:00Z')
    test.setNow(now)
    const form = registration()
    await signup(form)
    test.setNow(null)
    const [row] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.username, form.username))
    expect(row?.termsAcceptedAt).toEqual(now)
    expect(test.mails.at(-1)).toEqual({
      template: 'verification',
      to: form.email,
      username: form.username,
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('[SEC-10] hashes the password with argon2id m=19456 t=2 p=1', async () => {
    hashing.atFullCost = true
    onTestFinished(() => {
      hashing.atFullCost = false
    })
    const form = registration()
    await signup(form)
    const [row] = await test.deps.db.select().from(utilisateurs).where(eq(utilisateurs.username, form.username))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('[SEC-03] ignores roles, flags and ids in the form', async () => {
    const form = registration({
      id: 1,
      roles: ['ROLE_ADMIN'],
      emailVerified: true,
      subscribed: true,
      createdAt: '2000-01-01',
    })
    expect((await signup(form)).statusCode).toBe(201)
    const session = (await signin({ username: form.username, password: form.password })).json()
    expect(session).toMatchObject({ roles: ['ROLE_USER'], emailVerified: false, subscribed: false })
  })

  it('[API-03] [ERR-03] refuses a taken username or e-mail in any case, by field', async () => {
    const membre = await createMembre(test)
    const username = membre.username.toUpperCase()
    const email = membre.email.toUpperCase()
    const byName = await signup(registration({ username }))
    expect([byName.statusCode, byName.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'USERNAME_TAKEN',
        message: 'Ce nom d’utilisateur est déjà pris.',
        details: { username: 'Ce nom d’utilisateur est déjà pris.' },
      }),
    ])
    const byEmail = await signup(registration({ email }))
    expect([byEmail.statusCode, byEmail.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'EMAIL_TAKEN',
        message: 'Cette adresse e-mail est déjà utilisée.',
        details: { email: 'Cette adresse e-mail est déjà utilisée.' },
      }),
    ])
    const byBoth = await signup(registration({ username, email }))
    expect(Object.keys(byBoth.json().details)).toEqual(['username', 'email'])
  })

  it('creates one account and sends one mail for parallel sign-ups with one e-mail', async () => {
    const email = 'course@exemple.ma'
    const answers = await Promise.all(Array.from({ length: 8 }, () => signup(registration({ email }))))
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(test.mails.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it.each([
    [{ username: 'ab' }, 'username', "Le nom d'utilisateur doit contenir au moins 3 caractères"],
    [{ username: '' }, 'username', "Le nom d'utilisateur est requis"],
    [{ username: 'a@b.ma' }, 'username', expect.stringContaining('ne contient que')],
    [{ email: '' }, 'email', "L'email est requis"],
    [{ email: 'pas-un-email' }, 'email', "L'email n'est pas valide"],
    [{ email: 'a@b.ma\r\nBcc: c@d.ma' }, 'email', "L'email n'est pas valide"],
    [
      { password: '12345', confirmPassword: '12345' },
      'password',
      'Le mot de passe doit contenir au moins 6 caractères',
    ],
    [{ confirmPassword: 'autre-chose' }, 'confirmPassword', 'Les mots de passe doivent correspondre'],
    [{ confirmPassword: undefined }, 'confirmPassword', 'La confirmation du mot de passe est requise'],
    [{ acceptTerms: false }, 'acceptTerms', "Vous devez accepter les conditions d'utilisation"],
  ])('[DATA-25] refuses %j', async (changes, field, message) => {
    const answer = await signup(registration(changes))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details[field]).toEqual(message)
  })
})
