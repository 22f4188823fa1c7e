import { expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { appareilMark } from './appareil-mark.ts'
import { signin } from './auth-store.ts'

it('[SEC-65] a browser signs in with its mark: random, made once, and again where it is damaged', async () => {
  vi.stubGlobal('localStorage', fakeStorage({}))
  const mark = appareilMark()
  expect(mark).toMatch(/^[0-9a-f]{64}$/)
  expect(appareilMark()).toBe(mark)
  const fetching = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', fetching)
  await signin({ username: 'samira', password: 'motdepasse' })
  expect(JSON.parse(String(fetching.mock.lastCall?.[1].body))).toMatchObject({ username: 'samira', appareil: mark })
  localStorage.setItem('appareil', 'trop court')
  const other = appareilMark()
  expect([other.length, other === mark]).toEqual([64, false])
})
