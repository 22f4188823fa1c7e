import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import { forgetStoredRoute, isSafeRoute, routeOf, storeRoute, takeStoredRoute } from './stored-route.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))

it('[TEL-06] returns the stored route once', () => {
  storeRoute('/coloc/12?photo=2#plan')
  expect(localStorage.getItem('storedRoute')).toBe('/coloc/12?photo=2#plan')
  expect(takeStoredRoute()).toBe('/coloc/12?photo=2#plan')
  expect(takeStoredRoute()).toBeNull()
  expect(localStorage.getItem('storedRoute')).toBeNull()
})

it('forgets the route when a visitor leaves the sign-in screens', () => {
  storeRoute('/annonces')
  for (const onTheWay of ['/auth/register', '/auth/mot-de-passe-oublier', '/policies', '/conditions'])
    forgetStoredRoute(onTheWay)
  expect(localStorage.getItem('storedRoute')).toBe('/annonces')
  forgetStoredRoute('/coloc/offres')
  expect(takeStoredRoute()).toBeNull()
})

it('stores path, search and hash', () => {
  expect(routeOf(new URL('https://colocdar.ma/coloc/offres?page=2#haut'))).toBe('/coloc/offres?page=2#haut')
})

describe('[SEC-24] never leads to another site', () => {
  const hostile = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%0a/../..//evil.example/..//x\\y',
    '/.//evil.example',
    '/x/..//evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    'evil.example',
    'data:text/html,x',
    '',
  ]

  it.each(hostile)('refuses %j', (route) => {
    expect(isSafeRoute(route)).toBe(false)
    storeRoute(route)
    expect(localStorage.getItem('storedRoute')).toBeNull()
    localStorage.setItem('storedRoute', route)
    expect(takeStoredRoute()).toBeNull()
  })

  it.each(['/', '/profile', '/coloc/12', '/?page=1', '/#publier', '/x?next=//evil.example'])('takes %j', (route) =>
    expect(isSafeRoute(route)).toBe(true),
  )
})
