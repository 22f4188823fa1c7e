import { expect, it } from 'vitest'
import { renderHtml, renderText } from '../../lib/testing/render.tsx'
import { Pager, pagerState } from './pager.tsx'

it('[LIST-03] [LIST-08] says « Page N » between « Page Précédente » and « Page Suivante »', () => {
  const pager = (page: number) => (
    <Pager page={page} hasPrevious={page > 0} hasNext hrefFor={(to) => `/liste?page=${to}`} />
  )
  expect(renderText(pager(1))).toBe('Page Précédente Page 2 Page Suivante')
  expect(renderHtml(pager(1))).toContain('href="/liste?page=0"')
  expect(renderHtml(pager(1))).toContain('href="/liste?page=2"')
  expect(renderHtml(pager(0))).toMatch(/aria-disabled="true"[^>]*>.*?Page Précédente/)
})

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
