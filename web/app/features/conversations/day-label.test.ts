import { expect, it } from 'vitest'
import { dayLabel } from './day-label.ts'

it.each([
  ['2026-11-16T08:00:00Z', 'Aujourd’hui'],
  ['2026-11-15T20:00:00Z', 'Hier'],
  ['2026-03-03T12:00:00Z', '3 mars 2026'],
])('%s is %s', (instant, label) => {
  expect(dayLabel(instant, new Date('2026-11-16T10:00:00Z'))).toBe(label)
})
