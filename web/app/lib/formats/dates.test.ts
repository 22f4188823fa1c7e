import { beforeEach, expect, it, vi } from 'vitest'

const hourMs = 3_600_000
// In Morocco, an hour ahead, this is the first of July.
const lastHourOfJune = '2026-06-30T23:30:00.000Z'

let dates: typeof import('./dates.ts')
/** How often the slow part was asked. */
let asked: number

beforeEach(async () => {
  asked = 0
  class CountedFormat extends Intl.DateTimeFormat {
    override format(date?: Date | number): string {
      asked += 1
      return super.format(date)
    }
  }
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: CountedFormat })
  // Anew: days that other tests have met would be known.
  vi.resetModules()
  dates = await import('./dates.ts')
})

it('an instant has the day of Morocco, in every time zone', () => {
  expect(dates.moroccanDay(lastHourOfJune)).toBe('2026-07-01')
  expect(dates.formatDate(lastHourOfJune)).toBe('1er juillet 2026')
  expect(dates.formatMonth(lastHourOfJune)).toBe('juillet 2026')
  expect(dates.formatDate('2026-06-30')).toBe('30 juin 2026')
})

it('the day of an hour is looked up once, until 1,500 hours are known', () => {
  const first = new Date(lastHourOfJune).getTime()
  const look = (hour: number) => dates.moroccanDay(new Date(first + hour * hourMs).toISOString())
  const next = [look(0), look(0.49), look(1)]
  expect([next, asked]).toEqual([['2026-07-01', '2026-07-01', '2026-07-01'], 2])
  for (let hour = 2; hour < 1_500; hour += 1) look(hour)
  look(0)
  expect(asked).toBe(1_500)
  look(1_500)
  look(0)
  expect(asked).toBe(1_502)
})

it('months have their French names', () => {
  const names = Array.from({ length: 12 }, (_, index) =>
    dates.formatMonth(`2026-${String(index + 1).padStart(2, '0')}-15`),
  )
  expect(names.map((name) => name.replace(' 2026', '')).join(' ')).toBe(
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  )
})
