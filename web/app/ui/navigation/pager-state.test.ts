import { expect, it } from 'vitest'
import { pagerState } from './pager-state.ts'

const page = { number: 1, size: 12, numberOfElements: 12, totalPages: 4, last: false }

it('[STATE-29] offers the next page only after a full page', () => {
  expect(pagerState(page).hasNext).toBe(true)
  expect(pagerState({ ...page, numberOfElements: 11 }).hasNext).toBe(false)
})

it('offers no next page after the last one, even if it is full', () => {
  expect(pagerState({ ...page, number: 3, last: true }).hasNext).toBe(false)
})

it('offers the previous page from the second on', () => {
  expect(pagerState(page).hasPrevious).toBe(true)
  expect(pagerState({ ...page, number: 0 }).hasPrevious).toBe(false)
})

it('[LIST-09] is hidden when there is at most one page', () => {
  expect(pagerState({ ...page, number: 0, totalPages: 1 }).hidden).toBe(true)
  expect(pagerState({ ...page, number: 0, totalPages: 0 }).hidden).toBe(true)
  expect(pagerState(page).hidden).toBe(false)
})
