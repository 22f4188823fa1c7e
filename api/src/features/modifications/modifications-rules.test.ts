import type { Fields } from '@colocdar/contracts/fields'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { mustWait } from './modifications.rules.ts'

const [text, number, list] = [z.string(), z.number(), z.array(z.string())]
const fields = {
  titre: { shown: text, checked: text, verified: true },
  prix: { shown: number, checked: number, tolerance: 0.15 },
  etage: { shown: number, checked: number },
  tags: { shown: list, checked: list, verified: true, known: ['Surf', 'Yoga'] },
} as const satisfies Fields

it.each([
  ['a text', fields.titre, 'Chambre', 'Studio', true],
  ['the same text', fields.titre, 'Chambre', 'Chambre', false],
  ['a field that nobody verifies', fields.etage, 1, 2, false],
  ['15 % more', fields.prix, 1000, 1150, false],
  ['more than that', fields.prix, 1000, 1150.01, true],
  ['15 % less', fields.prix, 1000, 850, false],
  ['1 dh', fields.prix, 1000, 1, true],
  ['other values that are on offer', fields.tags, ['Surf'], ['Yoga', 'Surf'], false],
  ['a value of their own', fields.tags, ['Surf'], ['Surf', 'Poterie'], true],
  ['one that was accepted before', fields.tags, ['Surf', 'Poterie'], ['Poterie', 'Yoga'], false],
  ['none any more', fields.tags, ['Surf', 'Poterie'], [], false],
])('a change waits, or not: %s', (_, field, verified, edited, waits) => {
  expect(mustWait(field, verified, edited)).toBe(waits)
})
