import { expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { forgetSession, loadSession, logout } from './auth-store.ts'

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
