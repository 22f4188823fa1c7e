import { offres } from '@colocdar/contracts/offres'
import { expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { call, onSessionLost } from './client.ts'

it('[SEC-43] ends the session whose token is refused, and not one that was opened since', async () => {
  const lost = vi.fn()
  onSessionLost(lost)
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'UNAUTHENTICATED', message: 'x', requestId: 'r' }, { status: 401 }),
  )
  vi.stubGlobal('localStorage', fakeStorage({ token: 'ancien' }))
  const late = call(offres.remove, { params: { id: 1 } })
  localStorage.setItem('token', 'neuf')
  await expect(late).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(lost).not.toHaveBeenCalled()
  await expect(call(offres.remove, { params: { id: 1 } })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(lost).toHaveBeenCalledOnce()
})
