import { expect, it } from 'vitest'
import { matchesSearch } from './multi-select.tsx'

it('ignores accents, case and word order', () => {
  expect(matchesSearch('Cuisine et pâtisserie', 'PATIS cuisine')).toBe(true)
  expect(matchesSearch('Cuisine et pâtisserie', 'sport')).toBe(false)
})

it('matches everything when the search is empty', () => expect(matchesSearch('Lecture', '  ')).toBe(true))
