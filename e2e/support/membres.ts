import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { readMail } from './mailbox.ts'
import { toStorage } from './stored-session.ts'

export interface Membre {
  id: number
  username: string
  email: string
  password: string
  token: string
  headers: { authorization: string }
}

interface MembreOptions {
  emailVerified?: boolean
  profileFilled?: boolean
}

export type Membres = ReturnType<typeof membresOf>

/** Makes members as a client would: sign up, verify by the mail, sign in, fill the profile. */
export const membresOf = (request: APIRequestContext, baseURL: string) => {
  const signin = async (username: string, password: string): Promise<Record<string, unknown>> => {
    const answer = await request.post('/api/auth/signin', { data: { username, password } })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }

  const toMembre = (session: Record<string, unknown>, password: string): Membre => ({
    id: session.id as number,
    username: session.username as string,
    email: session.email as string,
    password,
    token: session.accessToken as string,
    headers: { authorization: `Bearer ${session.accessToken}` },
  })

  return {
    /** One of the demo's own accounts. */
    async demo(username: 'admin' | 'proprietaire' | 'chercheur' | 'nouveau'): Promise<Membre> {
      return toMembre(await signin(username, 'colocdar'), 'colocdar')
    },

    async create({ emailVerified = true, profileFilled = true }: MembreOptions = {}): Promise<Membre> {
      const username = `membre-${randomBytes(6).toString('hex')}`
      const email = `${username}@exemple.ma`
      const password = 'motdepasse'
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
    },

    /** Puts the page in the state of a browser where this member signed in: the spec's storage keys. */
    async signInPage(page: Page, membre: Membre): Promise<void> {
      const session = await signin(membre.username, membre.password)
      // An empty page of the site, made up here: nothing else is loaded and no error can come of it.
      const blank = `${baseURL}/page-vide`
      await page.route(blank, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
      )
      await page.goto(blank)
      await page.evaluate((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, toStorage(session))
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
