import { expect, it } from 'vitest'
import { cacheMegabytes, serverSettings } from './settings.ts'

const gigabyte = 2 ** 30

it('the cache of the embedded server grows with the data, and leaves most of the memory to others', () => {
  expect(cacheMegabytes(0, 8 * gigabyte)).toBe(64)
  expect(cacheMegabytes(gigabyte / 8, 8 * gigabyte)).toBe(64)
  expect(cacheMegabytes(2 * gigabyte, 8 * gigabyte)).toBe(512)
  expect(cacheMegabytes(40 * gigabyte, 8 * gigabyte)).toBe(1024)
  expect(serverSettings({ fast: false })).toContain('shared_buffers=64MB')
})
