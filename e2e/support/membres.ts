import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { openBlank } from './blank-page.ts'
import { readMail } from './mailbox.ts'
import { type DemoAccount, toStorage } from './stored-session.ts'

export interface Membre {
  id: number
  username: string
  email: string
  password: string
  token: string
  headers: { authorization: string }
  /** What signing in answered. */
  session: Session
}

type Session = Record<string, unknown>

interface MembreOptions {
  emailVerified?: boolean
  profileFilled?: boolean
}

export type Membres = ReturnType<typeof membresOf>

// One session lasts for all tests of a worker: a test that ends one takes `demoApart` or `create`.
const demoMembres = new Map<DemoAccount, Membre>()
const sharedMembres = new Map<string, Promise<Membre>>()

/** Creates members as a client does: sign up, verify by the mail, sign in, fill the profile. */
export const membresOf = (request: APIRequestContext, baseURL: string) => {
  const signin = async (username: string, password: string): Promise<Session> => {
    const answer = await request.post('/api/auth/signin', { data: { username, password } })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }

  const toMembre = (session: Session, password: string): Membre => ({
    id: session.id as number,
    username: session.username as string,
    email: session.email as string,
    password,
    token: session.accessToken as string,
    headers: { authorization: `Bearer ${session.accessToken}` },
    session,
  })

  const create = async ({ emailVerified = true, profileFilled = true }: MembreOptions = {}): Promise<Membre> => {
    const username = `membre-${randomBytes(6).toString('hex')}`
    const email = `${username}@exemple.ma`
    const password = 'ptikloma-budrevin'
    const signup = await request.post('/api/auth/signup', {
      data: { username, email, password, confirmPassword: password, acceptTerms: true },
    })
    expect(signup.status(), await signup.text()).toBe(201)
    if (emailVerified) {
      const mail = await readMail(request, email, /verifier/)
      const token = /\/auth\/verifier\/([\w-]+)/.exec(mail.text)?.[1]
      expect((await request.get(`/api/test/utilisateur/verify?token=${token}`)).status()).toBe(200)
    }
    const membre = toMembre(await signin(username, password), password)
    if (profileFilled) {
      const profile = await request.put(`/api/test/utilisateur/${membre.id}`, {
        headers: membre.headers,
        data: filledProfile,
      })
      expect(profile.status(), await profile.text()).toBe(200)
    }
    return membre
  }

  return {
    /** A demo account, in a session that the test may end. */
    demoApart: async (username: DemoAccount): Promise<Membre> =>
      toMembre(await signin(username, 'colocdar'), 'colocdar'),

    /** A demo account. */
    async demo(username: DemoAccount): Promise<Membre> {
      const membre = demoMembres.get(username) ?? toMembre(await signin(username, 'colocdar'), 'colocdar')
      demoMembres.set(username, membre)
      return membre
    },

    /** The same account in another session. */
    signedIn: async ({ username, password }: Membre): Promise<Membre> =>
      toMembre(await signin(username, password), password),

    /** A new account, for tests that change it. */
    create,

    /** An account that other tests of this worker use too: for tests that change nothing about it. */
    shared(options: MembreOptions = {}): Promise<Membre> {
      const key = JSON.stringify(options)
      const membre = sharedMembres.get(key) ?? create(options)
      sharedMembres.set(key, membre)
      return membre
    },

    /** Fills the page's local storage as signing in does: the spec's keys, then those that the test gives. */
    async signInPage(page: Page, { id, headers, session }: Membre, given: Record<string, string> = {}): Promise<void> {
      const profile = await request.get(`/api/test/utilisateur/profile/${id}`, { headers })
      expect(profile.status(), await profile.text()).toBe(200)
      // The flags as they are now: the member may have filled or verified something since signing in.
      const { profileFilled, demandeFilled, emailVerified } = (await profile.json()) as Session
      const entries = { ...toStorage({ ...session, profileFilled, demandeFilled, emailVerified }), ...given }
      if (!page.url().startsWith(baseURL)) await openBlank(page, baseURL)
      await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, entries)
    },

    /** Ends the session on the server; the page does not know. */
    async endSession(page: Page): Promise<void> {
      const token = await page.evaluate(() => localStorage.token)
      const answer = await request.post('/api/auth/signout', { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status()).toBe(204)
    },
  }
}

const filledProfile = {
  nom: 'Alaoui',
  prenom: 'Samira',
  telephone: '06 61 23 45 67',
  age: 27,
  apropos: 'Calme et organisée.',
  langues: ['Français'],
  tags: ['Sport', 'Cuisine', 'Lecture'],
}
