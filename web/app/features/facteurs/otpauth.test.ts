import { expect, it } from 'vitest'
import { groupsOf, otpauthUri } from './otpauth.ts'

it('[SEC-60] tells the app whose key it is', () => {
  const uri = new URL(otpauthUri('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 'nadia+a@exemple.ma'))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Colocdar:nadia+a@exemple.ma',
  ])
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Colocdar',
  })
  expect(groupsOf('GEZDGNBVGY3T')).toBe('GEZD GNBV GY3T')
})
