import { expect, it } from 'vitest'
import { formatDate, formatMonth, moroccanDay } from './dates.ts'

// In Morocco, an hour ahead, this is the first of July.
const lastHourOfJune = '2026-06-30T23:30:00.000Z'

it('an instant has the day of Morocco, in every time zone', () => {
  expect(moroccanDay(lastHourOfJune)).toBe('2026-07-01')
  expect(formatDate(lastHourOfJune)).toBe('1er juillet 2026')
  expect(formatMonth(lastHourOfJune)).toBe('juillet 2026')
  expect(formatDate('2026-06-30')).toBe('30 juin 2026')
})

it('months have their French names', () => {
  const names = Array.from({ length: 12 }, (_, index) => formatMonth(`2026-${String(index + 1).padStart(2, '0')}-15`))
  expect(names.map((name) => name.replace(' 2026', '')).join(' ')).toBe(
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  )
})
