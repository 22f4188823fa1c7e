import { expect, it } from 'vitest'
import { matchesSearch } from './matches-search.ts'

it('finds words whatever their accents, case and order', () => {
  expect(matchesSearch('Cuisine et pâtisserie', 'PATIS cuisine')).toBe(true)
  expect(matchesSearch('Cuisine et pâtisserie', 'sport')).toBe(false)
})

it('finds everything when nothing is typed', () => expect(matchesSearch('Lecture', '  ')).toBe(true))
