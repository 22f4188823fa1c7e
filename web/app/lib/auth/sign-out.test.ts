import { describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { authStore, forgetAccount, forgetSession, loadSession, logout, startAuth } from './auth-store.ts'
import { onSessionEnd } from './session-end.ts'

const session = {
  user: JSON.stringify({ id: 7, username: 'samira', email: 'samira@exemple.ma', roles: ['ROLE_USER'] }),
  token: 'jeton',
  tokenType: 'Bearer',
  timestamp: String(Date.now()),
}
const typed = { 'brouillon-offre-7': '{"titre":"Studio"}', 'brouillon-message-offre-3-7': 'Bonjour' }
const seen = { marques: '{}', storedRoute: '/annonces', intention: '{}', push: '7' }
// Of another member, of a visitor, and of the browser.
const others = { 'brouillon-offre-7-12': '{"titre":"Loft"}', favoris: '{}', 'raccourcis-admin': 'non', pushRefus: '1' }

const signIn = () => {
  vi.stubGlobal('localStorage', fakeStorage({ ...session, ...typed, ...seen, ...others }))
  vi.stubGlobal('sessionStorage', fakeStorage({ 'numero-12': '{"viewerId":7}' }))
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  const caches = new Set(['pages-v1', 'files-v1'])
  vi.stubGlobal('caches', { keys: async () => [...caches], delete: async (name: string) => caches.delete(name) })
  loadSession()
  return caches
}
const storedKeys = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .filter((key) => key !== 'timestamp')
    .sort()

it('a sign-out leaves nothing of the member behind: drafts, ads and pages that were seen, numbers', async () => {
  const caches = signIn()
  logout()
  expect(storedKeys()).toEqual(Object.keys(others).sort())
  expect(sessionStorage.length).toBe(0)
  await expect.poll(() => [...caches]).toEqual(['files-v1'])
})

it('an account that is deleted leaves nothing at all', async () => {
  const caches = signIn()
  forgetAccount(authStore.getState())
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  await expect.poll(() => [...caches]).toEqual(['files-v1'])
})

it('a session that ends by itself leaves what was typed', () => {
  signIn()
  forgetSession()
  expect(storedKeys()).toEqual(Object.keys({ ...typed, ...seen, ...others }).sort())
})

it('a browser without caches and storage signs out all the same', () => {
  signIn()
  vi.stubGlobal('caches', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => logout()).not.toThrow()
})

describe('in another tab', () => {
  const sent: unknown[] = []
  let receive: (event: { data: unknown }) => void
  let tellStorage: (event: { key: string | null }) => void

  /** A tab whose form stores what was typed when the session ends by itself. */
  const openTab = (leave = logout) => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        set onmessage(listener: typeof receive) {
          receive = listener
        }
        postMessage = (data: unknown) => void sent.push(data)
        close = () => {}
      },
    )
    vi.stubGlobal('addEventListener', (_: string, listener: typeof tellStorage) => {
      tellStorage = listener
    })
    signIn()
    startAuth()
    sent.splice(0)
    leave()
    // As it was in the other tab.
    signIn()
    const ends: boolean[] = []
    const stop = onSessionEnd(({ signedOut }) => {
      ends.push(signedOut)
      if (!signedOut) localStorage.setItem('brouillon-profil-7', 'typed')
    })
    return { ends, stop }
  }
  const endSession = () => {
    localStorage.removeItem('token')
    tellStorage({ key: 'token' })
  }

  it.each([
    ['a sign-out', logout],
    ['the end of the account', () => forgetAccount(authStore.getState())],
  ])('%s leaves nothing of what was typed, whether it or the end of the session is heard of first', (_, leave) => {
    for (const isToldFirst of [true, false]) {
      const { ends, stop } = openTab(leave)
      if (!isToldFirst) endSession()
      receive({ data: sent[0] })
      if (isToldFirst) endSession()
      stop()
      expect(ends).toEqual([isToldFirst])
      expect(authStore.getState().token).toBeNull()
      expect(storedKeys().filter((key) => key.startsWith('brouillon') || key in seen)).toEqual(['brouillon-offre-7-12'])
    }
  })

  it('a sign-out that is heard of late ends no newer session', () => {
    const { ends, stop } = openTab()
    localStorage.setItem('token', 'newer')
    receive({ data: sent[0] })
    stop()
    expect([ends, authStore.getState().token]).toEqual([[], 'newer'])
    expect(storedKeys()).toContain('brouillon-offre-7')
  })
})
