import { expect, it } from 'vitest'
import { blogsHref, tokensIn } from './page-tokens.ts'

it('[BLOG-01] remembers the previous pages, so that the pager can go back', () => {
  const href = blogsHref(['aa', 'bb=='])
  expect(tokensIn(new URL(href, 'http://x').searchParams)).toEqual(['aa', 'bb=='])
  expect(blogsHref([])).toBe('/blogs')
})

it('ignores what is not a token', () => {
  expect(tokensIn(new URLSearchParams({ pages: 'ok,<script>,' }))).toEqual(['ok'])
})
