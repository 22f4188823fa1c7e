import { expect, it } from 'vitest'
import { starChoices, starFill, starsValue } from './stars.tsx'

it('[REVIEW-02] accepts values from 0 to count, 5 unless told otherwise', () => {
  expect([0, 3, 5].map((value) => starsValue(value))).toEqual([0, 3, 5])
  expect(starsValue(8, { count: 10 })).toBe(8)
  expect(starChoices()).toEqual([0, 1, 2, 3, 4, 5])
})

it('[REVIEW-03] has half steps only when they are turned on', () => {
  expect(starsValue(3.5)).toBe(4)
  expect(starsValue(3.5, { half: true })).toBe(3.5)
  expect(starChoices({ count: 2, half: true })).toEqual([0, 0.5, 1, 1.5, 2])
})

it('[REVIEW-04] resets a value out of range to 0', () => {
  expect([-1, 5.5, 6, Number.NaN].map((value) => starsValue(value, { half: true }))).toEqual([0, 0, 0, 0])
})

it('lights the stars up to the value', () => {
  expect([0, 1, 2, 3].map((index) => starFill(2.5, index))).toEqual([1, 1, 0.5, 0])
})
