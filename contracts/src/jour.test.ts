import { expect, it, vi } from 'vitest'
import { addDays, dayOf, mondayOf, moroccanTime, startOfDay, timeOf } from './jour.ts'

// Clocks: back during Ramadan until the rules of 2026-09-20, since then at UTC all year.
it.each([
  ['2026-02-15', '2026-02-14T23:00:00.000Z'],
  ['2026-02-16', '2026-02-16T00:00:00.000Z'],
  ['2026-03-22', '2026-03-22T00:00:00.000Z'],
  ['2026-03-23', '2026-03-22T23:00:00.000Z'],
  ['2026-06-15', '2026-06-14T23:00:00.000Z'],
  ['2026-09-20', '2026-09-19T23:00:00.000Z'],
  ['2026-09-21', '2026-09-21T00:00:00.000Z'],
  ['2027-06-15', '2027-06-15T00:00:00.000Z'],
])('%s begins at midnight in Morocco', (day, instant) => expect(startOfDay(day).toISOString()).toBe(instant))

it('days follow each other without a gap, from the first to the last that can be asked for', () => {
  const days = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index))
  // In 2010 the clocks changed at midnight itself.
  for (const day of [...days('2025-12-31', 400), '1900-01-01', '2010-05-02', '2201-01-01']) {
    const start = startOfDay(day)
    expect([dayOf(new Date(start.getTime() - 1)), dayOf(start)]).toEqual([addDays(day, -1), day])
  }
})

it('weeks begin on Monday', () => {
  const mondays = ['2026-11-08', '2026-11-09', '2026-11-15', '2027-01-01'].map(mondayOf)
  expect(mondays).toEqual(['2026-11-02', '2026-11-09', '2026-11-09', '2026-12-28'])
})

it('follows the rules of Node for twenty years', () => {
  const rules = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: moroccanTime })
  const hours = Array.from({ length: 2 * 20 * 366 }, (_, half) => new Date(Date.UTC(2026, 0, 1, 12 * half)))
  expect(hours.filter((each) => rules.format(each) !== `${dayOf(each)} ${timeOf(each)}`)).toEqual([])
})

it('needs no rules of the browser for what comes after the last change of the clocks', async () => {
  vi.resetModules()
  vi.stubGlobal('Intl', {})
  const late = await import('./jour.ts')
  const instant = new Date('2026-11-18T23:30:00Z')
  expect([late.dayOf(instant), late.timeOf(instant)]).toEqual(['2026-11-18', '23:30'])
})
