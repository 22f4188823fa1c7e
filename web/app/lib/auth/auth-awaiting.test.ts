import { expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { noAttempt, noSession } from './auth-state.ts'
import { abandonSignin, authStore, completeSignin, signin } from './auth-store.ts'

const user = { id: 7, username: 'nadia', email: 'nadia@exemple.ma', roles: ['ROLE_USER', 'ROLE_ADMIN'] }
const flags = { subscribed: false, demandeFilled: false, profileFilled: true, emailVerified: true }
const session = { ...user, ...flags, accessToken: 'jeton', tokenType: 'Bearer', facteurAttendu: true }

it('[SEC-60] stores nothing of an administrator before the second factor is shown', async () => {
  vi.stubGlobal('localStorage', fakeStorage())
  authStore.setState({ ...noSession, ...noAttempt })
  const fetching = vi.fn(async (_url: string) => Response.json(session))
  vi.stubGlobal('fetch', fetching)
  await signin({ username: 'nadia', password: 'motdepasse', rememberMe: true })
  expect(authStore.getState()).toMatchObject({ ...noSession, status: 'succeeded', message: null })
  expect(['token', 'user'].map((key) => localStorage.getItem(key))).toEqual([null, null])
  const { awaiting } = authStore.getState()
  if (!awaiting) throw new Error('not awaiting')
  completeSignin(awaiting)
  expect(authStore.getState()).toMatchObject({ user, token: 'jeton', awaiting: null })
  expect(localStorage.getItem('token')).toBe('jeton')
  expect(localStorage.getItem('rememberedUntil')).not.toBeNull()
  abandonSignin(awaiting)
  await expect.poll(() => fetching.mock.lastCall?.[0]).toBe('/api/auth/signout')
  authStore.setState(noSession)
})
