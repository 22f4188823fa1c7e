import { expect, it } from 'vitest'
import { shortWeekdayOf, weekdayOf } from './jour-nom.ts'

// Tomorrow already, in the Morocco of that summer.
const lateInJuly = new Date('2026-07-31T23:30:00Z')

it.each([
  ['2026-11-20T10:00:00Z', 'fr', 'vendredi 20 novembre', 'vendredi 20'],
  ['2026-11-20T10:00:00Z', 'ar', 'الجمعة، 20 نونبر', 'الجمعة 20'],
  [lateInJuly, 'fr', 'samedi 1 août', 'samedi 1'],
] as const)('%s in %s is « %s », or « %s »', (instant, langue, long, short) => {
  const date = new Date(instant)
  expect([weekdayOf(date, langue), shortWeekdayOf(date, langue)]).toEqual([long, short])
})
