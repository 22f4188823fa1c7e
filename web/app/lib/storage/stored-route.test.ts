import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeStorage } from '../testing/fake-storage.ts'
import {
  forgetStoredRoute,
  isSafeRoute,
  pendingIntent,
  routeOf,
  storeIntent,
  storeRoute,
  takeIntent,
  takeStoredRoute,
} from './stored-route.ts'

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

const intent = { name: 'numero-12', route: '/coloc/3', goal: 'pour voir le numéro de Karim A.' }

describe('an intent', () => {
  afterEach(() => vi.useRealTimers())

  it('leads back to its page, and is taken up there once', () => {
    storeIntent({ ...intent, typed: { motif: 'ARNAQUE' } })
    expect(takeStoredRoute()).toBe('/coloc/3')
    expect(takeIntent('numero-13')).toBeNull()
    expect(takeIntent('numero-12')).toEqual({ ...intent, typed: { motif: 'ARNAQUE' } })
    expect(takeIntent('numero-12')).toBeNull()
  })

  it('is over after an hour', () => {
    vi.useFakeTimers()
    storeIntent(intent)
    vi.advanceTimersByTime(3_599_000)
    expect(pendingIntent()).toEqual(intent)
    vi.advanceTimersByTime(1_000)
    expect([pendingIntent(), takeIntent('numero-12')]).toEqual([null, null])
  })

  it('is given up with the sign-in screens', () => {
    storeIntent(intent)
    forgetStoredRoute('/auth/register')
    expect(pendingIntent()).toEqual(intent)
    forgetStoredRoute('/')
    expect(pendingIntent()).toBeNull()
  })

  it.each(['', '{', 'null', '[]', '{"storedAt":"x"}', `{"route":"/x","goal":{},"storedAt":${Date.now()}}`])(
    'is none when the storage holds %j',
    (text) => {
      localStorage.setItem('intention', text)
      expect(pendingIntent()).toBeNull()
    },
  )
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
    storeIntent({ ...intent, route })
    expect([localStorage.getItem('storedRoute'), pendingIntent()]).toEqual([null, null])
  })

  it.each(['/', '/profile', '/coloc/12', '/?page=1', '/#publier', '/x?next=//evil.example'])('takes %j', (route) =>
    expect(isSafeRoute(route)).toBe(true),
  )
})
