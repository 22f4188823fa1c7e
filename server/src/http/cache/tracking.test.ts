import { expect, it } from 'vitest'
import { withoutTracking } from './tracking.ts'

it.each([
  ['/coloc/67?fbclid=IwAR0x', '/coloc/67'],
  ['/?utm_source=lettre&utm_medium=mail#villes', '/'],
  ['/coloc/offres?utm_source=a&page=2&gclid=b&villeId=7', '/coloc/offres?page=2&villeId=7'],
  ['/coloc/offres?page=2&fbclid', '/coloc/offres?page=2'],
])('removes tracking parameters from %s', (url, clean) => {
  expect(withoutTracking(url)).toBe(clean)
})

it.each([
  '/',
  '/coloc/offres?page=2',
  '/api/test/coloc/search?page=0&size=12',
  '/?',
  '/coloc/utm_source=a',
  '/?not_utm_source=1&page=utm_source=1',
])('leaves %s alone', (url) => {
  expect(withoutTracking(url)).toBe(url)
})
