import { anyCharacter } from '@colocdar/api/testing/zod-arbitrary'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toUtf8 } from './utf8.ts'

const long = (text: string) => text.repeat(Math.ceil(2_000 / (text.length || 1)))

it('encodes as Buffer.from does, halves of surrogate pairs included', () => {
  const texts = fc.oneof(fc.string({ unit: anyCharacter }), fc.constantFrom('é’', 'دار', '🏠', '\ud83c', 'a\udfe0b'))
  fc.assert(
    fc.property(texts, (text) => {
      expect(toUtf8(long(text)).toString('hex')).toBe(Buffer.from(long(text)).toString('hex'))
    }),
    { numRuns: 20 },
  )
})

it('does not share the bytes of two texts', () => {
  const first = toUtf8(long('Salé '))
  toUtf8(long('Fès '))
  expect(first.toString()).toBe(long('Salé '))
})

it('takes a text of any length', () => {
  expect(toUtf8('é'.repeat(1_000_000)).length).toBe(2_000_000)
})
