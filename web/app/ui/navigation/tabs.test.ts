import { expect, it } from 'vitest'
import { indexAfterKey } from './tabs.tsx'

it.each([
  ['ArrowRight', 1, 0, 1],
  ['ArrowRight', 1, 2, 0],
  ['ArrowLeft', 1, 0, 2],
  ['ArrowRight', -1, 1, 0],
  ['ArrowRight', -1, 0, 2],
  ['ArrowLeft', -1, 2, 0],
  ['Home', -1, 2, 0],
  ['End', -1, 0, 2],
] as const)('with %s in direction %i goes from tab %i of three to %i', (key, direction, from, to) => {
  expect(indexAfterKey(key, from, 3, direction)).toBe(to)
})

it('leaves other keys alone', () => {
  expect(indexAfterKey('ArrowDown', 0, 3, 1)).toBeNull()
})
