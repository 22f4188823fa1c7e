import { expect, it } from 'vitest'
import { nextOption } from './combobox.tsx'

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['Home', 1, null],
  ['a', 1, null],
])('%s leads from option %i of three to %s', (key, active, to) => {
  expect(nextOption(key, active, 3)).toBe(to)
})
