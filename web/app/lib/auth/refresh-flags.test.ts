import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { noAttempt, noSession } from './auth-state.ts'
import { readSession } from './auth-storage.ts'
import { authStore } from './auth-store.ts'
import { refreshFlags, takeFlags } from './refresh-flags.ts'

const user = { id: 7, username: 'samira', email: 'samira@exemple.ma', roles: [], subscribed: false }
const flags = { profileFilled: true, demandeFilled: true, emailVerified: true }

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  authStore.setState({ ...noSession, ...noAttempt, user, token: 'jeton' })
})

it('takes the flags of the member’s own profile, in state and storage', () => {
  takeFlags({ id: 7, ...flags })
  expect(authStore.getState()).toMatchObject(flags)
  expect(localStorage.getItem('emailVerified')).toBe('true')
  takeFlags({ id: 7, ...flags, demandeFilled: false })
  expect(authStore.getState().demandeFilled).toBe(false)
})

it('takes the first name and the photo along, for the navbar of this and the next page', () => {
  takeFlags({ id: 7, ...flags, prenom: 'Samira', photo: 'samira.webp' })
  expect(authStore.getState().user).toEqual({ ...user, prenom: 'Samira', photo: 'samira.webp' })
  localStorage.setItem('token', 'jeton')
  expect(readSession().user).toEqual({ ...user, prenom: 'Samira', photo: 'samira.webp' })
})

it('ignores the profiles of others', () => {
  takeFlags({ id: 8, ...flags })
  expect(authStore.getState()).toMatchObject({ profileFilled: false, demandeFilled: false, emailVerified: false })
})

it('asks the server, and leaves the flags alone without an answer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ id: 7, ...flags }))
  expect(await refreshFlags()).toMatchObject(flags)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await refreshFlags()).toMatchObject(flags)
})
