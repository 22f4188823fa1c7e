import { describe, expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

describe('addressKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [undefined, 'gone'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ])('%s counts as %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key)
  })

  it('[SEC-14] gives every address of one /64 the same key', () => {
    const rotated = Array.from({ length: 1000 }, (_, index) => addressKey(`2001:db8:5:6:${index.toString(16)}::7`))
    expect(new Set(rotated).size).toBe(1)
  })
})
