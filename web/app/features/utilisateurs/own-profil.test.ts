import { beforeEach, expect, it, vi } from 'vitest'
import { noSession } from '../../lib/auth/auth-state.ts'
import { authStore } from '../../lib/auth/auth-store.ts'
import { fakeStorage } from '../../lib/testing/fake-storage.ts'
import { readOwnProfil } from './own-profil.ts'
import { loader } from './profile.page.tsx'

const user = { id: 7, username: 'samira', email: 'samira@exemple.ma', roles: ['ROLE_USER' as const], subscribed: false }
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('localStorage', fakeStorage({ token: 'jeton' }))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ id: 7 })
  })
})

it('asks for a profile that is not public for the person and for administrators only', async () => {
  authStore.setState({ ...noSession, user, token: 'jeton' })
  expect(await readOwnProfil(7)).toEqual({ id: 7 })
  expect(await readOwnProfil(8)).toBeNull()
  authStore.setState({ user: { ...user, roles: ['ROLE_USER', 'ROLE_ADMIN'] } })
  await readOwnProfil(8)
  authStore.setState(noSession)
  expect(await readOwnProfil(7)).toBeNull()
  expect(asked).toEqual(['/api/test/utilisateur/7', '/api/test/utilisateur/8'])
})

it('[ROUTE-18] counts the member’s offers, the whole list of them, for the profile', async () => {
  authStore.setState({ ...noSession, user, token: 'jeton', profileFilled: true })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/coloc/search') ? { content: [{}], totalElements: 2 } : { id: 7, profileFilled: true }),
  )
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect(await loader()).toMatchObject({ profil: { id: 7 }, nbrOffres: 2, error: null })
  expect(fetched.mock.calls.map(([url]) => url)).toContain('/api/test/coloc/search?userId=7&page=0&size=1')
})
