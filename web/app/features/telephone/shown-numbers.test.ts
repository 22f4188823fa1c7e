import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../../lib/testing/fake-storage.ts'
import { keepNumber, keptNumber } from './shown-numbers.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()))

it('keeps a shown number for the visit of the member who saw it', () => {
  keepNumber(7, { viewerId: 1, telephone: '06 61 23 45 67' })
  expect(keptNumber(7, 1)).toBe('06 61 23 45 67')
  expect(keptNumber(8, 1)).toBeNull()
  expect(keptNumber(7, 2)).toBeNull()
  expect(keptNumber(7, undefined)).toBeNull()
})

it.each(['{"telephone":"06"}', '{"viewerId":1,"telephone":6}', '{', 'null', '[]'])('takes %s as none', (damaged) => {
  sessionStorage.setItem('numero-7', damaged)
  expect(keptNumber(7, 1)).toBeNull()
  expect(keptNumber(7, undefined)).toBeNull()
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepNumber(7, { viewerId: 1, telephone: '06' })
  expect(keptNumber(7, 1)).toBeNull()
})
