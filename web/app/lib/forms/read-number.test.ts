import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

it('reads numbers as people type them', () => {
  expect(['1 800', '1\u202f800', ' 12,5 ', '-3', '', '  ', 'abc'].map(readNumber)).toEqual([
    1800,
    1800,
    12.5,
    -3,
    undefined,
    undefined,
    Number.NaN,
  ])
})
