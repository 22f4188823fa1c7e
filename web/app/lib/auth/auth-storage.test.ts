import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import type { StoredSession } from './auth-state.ts'
import { expireStorage, readSession, removeSession, writeSession } from './auth-storage.ts'

const day = 24 * 60 * 60 * 1000
const now = new Date('2026-03-10T12:00:00Z').getTime()
const session: StoredSession = {
  user: { id: 7, username: 'samira', email: 'samira@exemple.ma', roles: ['ROLE_USER'], subscribed: false },
  token: 'jeton',
  tokenType: 'Bearer',
  subscribed: false,
  demandeFilled: false,
  profileFilled: true,
  emailVerified: true,
}
const keys = () => Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index))

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  vi.stubGlobal('localStorage', fakeStorage())
})

it('leaves the drafts, the favourites and the mark of the device of a day alone, and nothing else', () => {
  writeSession(session)
  localStorage.setItem('brouillon-offre-7', '{"titre":"Studio"}')
  localStorage.setItem('favoris', '{}')
  localStorage.setItem('appareil', 'marque')
  localStorage.setItem('push', '7')
  localStorage.setItem('pushRefus', '1')
  localStorage.setItem('storedRoute', '/annonces')
  localStorage.setItem('marques', '{}')
  vi.setSystemTime(now + day)
  expireStorage()
  expect(readSession().token).toBeNull()
  expect(keys().sort()).toEqual(['appareil', 'brouillon-offre-7', 'favoris', 'push', 'pushRefus', 'timestamp'])
})

it('[DATA-26] keeps the session of who asked to be remembered for 30 days, with the ads that were seen', () => {
  writeSession(session, true)
  localStorage.setItem('autre', 'x')
  localStorage.setItem('marques', '{}')
  vi.setSystemTime(now + 29 * day)
  expireStorage()
  expect(readSession()).toEqual(session)
  expect(localStorage.getItem('autre')).toBeNull()
  expect(localStorage.getItem('marques')).toBe('{}')
  vi.setSystemTime(now + 31 * day)
  expireStorage()
  expect(keys()).toEqual(['timestamp'])
})

it('[DATA-26] does not remember the next session, nor anybody after a sign-out', () => {
  writeSession(session, true)
  writeSession(session)
  vi.setSystemTime(now + day)
  expireStorage()
  expect(readSession().token).toBeNull()
  writeSession(session, true)
  removeSession()
  expect(keys()).toEqual(['timestamp'])
})
