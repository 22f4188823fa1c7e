import { describe, expect, it } from 'vitest'
import { isTelephone, toE164 } from './telephone-format.ts'

describe('isTelephone', () => {
  it.each([
    '0612345678',
    '06 12 34 56 78',
    '+212 6-12-34-56-78',
    '(06) 12.34.56.78',
    '+212612345678',
    '00212612345678',
    '123456789012345',
  ])('[VALID-57] takes %s', (typed) => expect(isTelephone(typed)).toBe(true))

  it.each(['061234567', '1234567890123456', '06 12 34 56 7x', '+++0612345678', '((((((((((', '06+12345678', ''])(
    '[VALID-57] refuses %j',
    (typed) => expect(isTelephone(typed)).toBe(false),
  )
})

describe('toE164', () => {
  it.each([
    ['06 12 34 56 78', '+212612345678'],
    ['05-22-12-34-56', '+212522123456'],
    ['+212 612 345 678', '+212612345678'],
    ['+212 (0)6 12 34 56 78', '+212612345678'],
    ['00212 612345678', '+212612345678'],
    ['212612345678', '+212612345678'],
    ['0033 6 12 34 56 78', '+33612345678'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+1 415 555 0671', '+14155550671'],
    ['06 00 12 34 56', '+212600123456'],
  ])('writes %s as %s', (typed, expected) => expect(toE164(typed)).toBe(expected))

  it('returns null for a number that no country could have', () => {
    expect(toE164('0000000000')).toBeNull()
    expect(toE164('+0612345678')).toBeNull()
    expect(toE164('12+33612345678')).toBeNull()
    expect(toE164('06 12 34 56 78 9x')).toBeNull()
    expect(toE164('+1234567')).toBeNull()
    expect(toE164('+12345678')).toBe('+12345678')
  })
})
