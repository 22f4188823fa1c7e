import { expect, it } from 'vitest'
import { offsetAfter, wrapIndex } from './carousel-position.ts'

// Six slides of 100, of which three fit: the last stop is 300.
const track = { starts: [0, 100, 200, 300, 400, 500], maxOffset: 300 }

it('[CITY-02] wraps around at both ends', () => {
  expect(offsetAfter(1, { ...track, offset: 300 })).toBe(0)
  expect(offsetAfter(-1, { ...track, offset: 0 })).toBe(300)
})

it('[REVIEW-07] moves one slide from any scroll position', () => {
  expect(offsetAfter(1, { ...track, offset: 100 })).toBe(200)
  expect(offsetAfter(1, { ...track, offset: 118 })).toBe(200)
  expect(offsetAfter(-1, { ...track, offset: 190 })).toBe(100)
})

it('stays where it is when everything fits', () => {
  expect(offsetAfter(1, { starts: [0, 100], offset: 0, maxOffset: 0 })).toBe(0)
  expect(offsetAfter(1, { starts: [], offset: 0, maxOffset: 0 })).toBe(0)
  expect(wrapIndex(-1, 0)).toBe(0)
})
