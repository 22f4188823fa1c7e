import { beforeEach, describe, expect, it, vi } from 'vitest'
import { pendingIntent, storeIntent } from '../storage/stored-route.ts'
import { fakeStorage } from '../testing/fake-storage.ts'
import { noAttempt, noSession } from './auth-state.ts'
import {
  authStore,
  clearMessage,
  loadSession,
  logout,
  resetAttempt,
  setFlags,
  signin,
  signup,
  startAuth,
} from './auth-store.ts'
import { onSessionEnd } from './session-end.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-03-10T12:00:00Z')
const credentials = { username: 'samira', password: 'motdepasse' }
const user = { id: 7, username: 'samira', email: 'samira@exemple.ma', roles: ['ROLE_USER'], subscribed: false }
const session = {
  ...user,
  accessToken: 'jeton',
  tokenType: 'Bearer',
  demandeFilled: false,
  profileFilled: true,
  emailVerified: true,
}
const storedSession = {
  user: JSON.stringify(user),
  token: 'jeton',
  tokenType: 'Bearer',
  subscribed: 'false',
  demandeFilled: 'false',
  profileFilled: 'true',
  emailVerified: 'true',
}

const auth = () => authStore.getState()
const answering = (status: number, body: unknown) => {
  const fetching = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetching)
  return fetching
}
const store = (entries: Record<string, string>) => vi.stubGlobal('localStorage', fakeStorage(entries))

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  store({})
  authStore.setState({ ...noSession, ...noAttempt })
})

describe('the state', () => {
  it('[DATA-05, DATA-06] holds the session, the attempt and four flags', () => {
    expect(auth()).toMatchObject({ user: null, token: null, tokenType: null })
    expect(auth()).toMatchObject({ status: 'idle', error: null, message: null })
    const flags = { subscribed: false, demandeFilled: false, profileFilled: false, emailVerified: false }
    expect(auth()).toMatchObject(flags)
  })
})

describe('signing in', () => {
  it('[STATE-01] goes from idle over loading to succeeded', async () => {
    answering(200, session)
    const seen = [auth().status]
    const stop = authStore.subscribe(({ status }) => seen.push(status))
    await signin(credentials)
    stop()
    expect(seen).toEqual(['idle', 'loading', 'succeeded'])
  })

  it('[STATE-02, AUTH-08, DATA-03, DATA-31] stores user, token and token type, says so and clears the error', async () => {
    answering(401, { code: 'BAD_CREDENTIALS', message: 'x', requestId: 'r' })
    await signin(credentials)
    answering(200, session)
    await signin(credentials)

    expect(auth()).toMatchObject({ user, token: 'jeton', tokenType: 'Bearer' })
    expect(auth()).toMatchObject({ message: 'Login successful!', error: null })
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))
    expect(keys.sort()).toEqual([...Object.keys(storedSession), 'appareil', 'timestamp'].sort())
    expect(localStorage.getItem('timestamp')).toBe(String(now.getTime()))
  })

  it('[DATA-06] stores each flag that the server sets, and restores it', async () => {
    const flags = { subscribed: true, demandeFilled: true, profileFilled: true, emailVerified: true }
    answering(200, { ...session, ...flags })
    await signin(credentials)
    expect(auth()).toMatchObject(flags)
    authStore.setState(noSession)
    loadSession()
    expect(auth()).toMatchObject(flags)
  })

  it('[STATE-03] saves the flags, and takes one that is absent as false', async () => {
    const { demandeFilled: _, emailVerified: __, ...withoutFlags } = session
    answering(200, withoutFlags)
    await signin(credentials)
    expect(auth()).toMatchObject({ demandeFilled: false, profileFilled: true, emailVerified: false })
    const stored = ['demandeFilled', 'profileFilled', 'emailVerified'].map((flag) => localStorage.getItem(flag))
    expect(stored).toEqual(['false', 'true', 'false'])
  })

  it('[ERR-01, ERR-05] says that the credentials are wrong, with status failed', async () => {
    answering(401, { code: 'BAD_CREDENTIALS', message: 'autre texte', requestId: 'r' })
    await signin(credentials)
    expect(auth()).toMatchObject({ status: 'failed', error: 'email et/ou mot de passe incorrect(s)', token: null })
  })

  it('[ERR-02] has a text for a failure without a message of the server', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await signin(credentials)
    expect(auth().error).toBe('An unknown error occurred during sign-in.')
    answering(502, 'Bad gateway')
    await signin(credentials)
    expect(auth().error).toBe('An unknown error occurred during sign-in.')
  })

  it.each([
    [403, 'ACCOUNT_BLOCKED'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
  ])('does not blame the password for %s %s', async (status, code) => {
    answering(status, { code, message: 'La raison.', requestId: 'r' })
    await signin(credentials)
    expect(auth().error).toBe('La raison.')
  })
})

describe('signing up', () => {
  const registration = { ...credentials, email: user.email, confirmPassword: 'motdepasse', acceptTerms: true as const }

  it('[STATE-01, STATE-04] says so and does not sign in', async () => {
    answering(201, { message: 'ok' })
    const seen: string[] = []
    const stop = authStore.subscribe(({ status }) => seen.push(status))
    await signup(registration)
    stop()
    expect(seen).toEqual(['loading', 'succeeded'])
    expect(auth()).toMatchObject({ message: 'Registration successful! Please sign in.', token: null, user: null })
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('[ERR-03, ERR-05] shows the message of the server', async () => {
    answering(409, { code: 'EMAIL_TAKEN', message: 'Cette adresse e-mail est déjà utilisée.', requestId: 'r' })
    await signup(registration)
    expect(auth()).toMatchObject({ status: 'failed', error: 'Cette adresse e-mail est déjà utilisée.' })
  })

  it('[ERR-04] has a text for a failure without one', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await signup(registration)
    expect(auth().error).toBe('An unknown error occurred during sign-up.')
  })
})

describe('the other actions', () => {
  it('[STATE-05] logout clears the session and the flags in state and storage, and tells the server', async () => {
    store({ ...storedSession, subscribed: 'true', demandeFilled: 'true', timestamp: String(now.getTime()) })
    loadSession()
    const fetching = answering(204, null)
    storeIntent({ name: 'numero-12', route: '/coloc/3', goal: 'pour voir le numéro de Karim A.' })
    logout()
    expect(auth()).toMatchObject(noSession)
    expect(pendingIntent()).toBeNull()
    for (const key of Object.keys(storedSession)) expect(localStorage.getItem(key), key).toBeNull()
    await expect.poll(() => fetching).toHaveBeenCalledOnce()
    const [url, init] = fetching.mock.calls[0] ?? []
    expect(url).toBe('/api/auth/signout')
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer jeton')
  })

  it('[STATE-07] one clears the message, another status, error and message', () => {
    authStore.setState({ status: 'failed', error: 'non', message: 'oui' })
    clearMessage()
    expect(auth()).toMatchObject({ status: 'failed', error: 'non', message: null })
    authStore.setState({ message: 'oui' })
    resetAttempt()
    expect(auth()).toMatchObject({ status: 'idle', error: null, message: null })
  })

  it('[STATE-08, DATA-06] set each flag and persist it', () => {
    for (const flag of ['profileFilled', 'demandeFilled', 'emailVerified'] as const) {
      setFlags({ [flag]: true })
      expect([auth()[flag], localStorage.getItem(flag)]).toEqual([true, 'true'])
    }
  })
})

describe('starting', () => {
  it('[STATE-09] restores the session', () => {
    store({ ...storedSession, timestamp: String(now.getTime() - day + 1) })
    loadSession()
    expect(auth()).toMatchObject({ user, token: 'jeton' })
    expect(auth()).toMatchObject({ profileFilled: true, emailVerified: true, demandeFilled: false })
  })

  it('[STATE-11] clears a storage of 24 hours and resets its timestamp', () => {
    store({ ...storedSession, autre: 'x', timestamp: String(now.getTime() - day) })
    loadSession()
    expect(auth()).toMatchObject(noSession)
    expect(localStorage.length).toBe(1)
    expect(localStorage.getItem('timestamp')).toBe(String(now.getTime()))
  })

  it('begins the 24 hours when there is no timestamp yet', () => {
    store(storedSession)
    loadSession()
    expect(auth().token).toBe('jeton')
    expect(localStorage.getItem('timestamp')).toBe(String(now.getTime()))
  })

  it.each([
    ['a broken user', { user: '{"id":' }],
    ['a user of another shape', { user: '"samira"' }],
    ['no user', { user: 'null' }],
    ['a timestamp that is none', { timestamp: 'hier' }],
  ])('takes %s as nobody, and sends no token from then on', (_, damage) => {
    store({ ...storedSession, timestamp: String(now.getTime()), ...damage })
    loadSession()
    expect(auth()).toMatchObject(noSession)
    expect(localStorage.getItem('token')).toBeNull()
  })

  it('[STATE-10] loads, then follows the other tabs and a session that the server refuses', async () => {
    type Listener = (event: { key: string | null }) => void
    const listeners: Listener[] = []
    vi.stubGlobal('addEventListener', (_: string, listener: Listener) => listeners.push(listener))
    vi.stubGlobal('BroadcastChannel', class {})
    store({ ...storedSession, timestamp: String(now.getTime()) })
    startAuth()
    expect(auth().token).toBe('jeton')

    const ended = vi.fn()
    onSessionEnd(ended)
    localStorage.setItem('profileFilled', 'false')
    for (const listener of listeners) listener({ key: 'profileFilled' })
    expect(auth().profileFilled).toBe(false)
    expect(ended).not.toHaveBeenCalled()

    localStorage.removeItem('token')
    for (const listener of listeners) listener({ key: 'token' })
    expect(auth()).toMatchObject(noSession)
    expect(ended).toHaveBeenCalledExactlyOnceWith({ signedOut: false })
  })
})
