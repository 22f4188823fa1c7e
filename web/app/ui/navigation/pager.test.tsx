import { expect, it } from 'vitest'
import { renderHtml, renderText } from '../../lib/testing/render.tsx'
import { Pager } from './pager.tsx'

it('[LIST-03] [LIST-08] says « Page N » between « Page Précédente » and « Page Suivante »', () => {
  const pager = (page: number) => (
    <Pager page={page} hasPrevious={page > 0} hasNext hrefFor={(to) => `/liste?page=${to}`} />
  )
  expect(renderText(pager(1))).toBe('Page Précédente Page 2 Page Suivante')
  expect(renderHtml(pager(1))).toContain('href="/liste?page=0"')
  expect(renderHtml(pager(1))).toContain('href="/liste?page=2"')
  expect(renderHtml(pager(0))).toMatch(/aria-disabled="true"[^>]*>.*?Page Précédente/)
})
