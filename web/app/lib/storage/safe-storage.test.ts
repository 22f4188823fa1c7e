import { afterEach, expect, it, vi } from 'vitest'
import { safeStorage } from './safe-storage.ts'

afterEach(() => safeStorage.clear())

it('keeps values in memory where the browser refuses local storage', () => {
  vi.stubGlobal('localStorage', refusing)
  safeStorage.set('token', 'abc')
  expect(safeStorage.get('token')).toBe('abc')
  safeStorage.remove('token')
  expect(safeStorage.get('token')).toBeNull()
})

it('forgets everything on clear, in memory too', () => {
  vi.stubGlobal('localStorage', refusing)
  safeStorage.set('token', 'abc')
  safeStorage.clear()
  expect(safeStorage.get('token')).toBeNull()
})

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse }
