import { expect, it, vi } from 'vitest'
import { noSession } from '../../lib/auth/auth-state.ts'
import { authStore } from '../../lib/auth/auth-store.ts'
import { fakeStorage } from '../../lib/testing/fake-storage.ts'
import { loader } from './edit-offre.page.tsx'

const user = { id: 7, username: 'samira', email: 'samira@exemple.ma', roles: ['ROLE_USER' as const], subscribed: false }

const open = async (proprietaireId: number) => {
  vi.stubGlobal('localStorage', fakeStorage({ token: 'jeton' }))
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/ville') ? { content: [] } : { id: 12, proprietaireId }),
  )
  authStore.setState({ ...noSession, user, token: 'jeton' })
  return loader({ params: { id: '12' } } as never)
}

it('[ROUTE-19] opens an offer for its owner, and does not exist for another member', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await open(7)).toMatchObject({ offre: { id: 12 } })
  const thrown = await open(8).catch((answer: Response) => answer)
  expect((thrown as Response).headers.get('location')).toBe('/404')
})
