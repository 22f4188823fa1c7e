import { describe, expect, it, vi } from 'vitest'
import { counted } from './counted.ts'
import { formatDate } from './dates.ts'
import { formatDuree } from './duree.ts'
import { formatFigure } from './figure.ts'
import { formatPrix } from './prix.ts'
import { formatRelativeTime } from './relative-time.ts'
import { formatSuperficie } from './superficie.ts'
import { cut, truncate } from './truncate.ts'

const now = new Date('2026-03-10T12:00:00Z')
const ago = (seconds: number) => formatRelativeTime(new Date(now.getTime() - seconds * 1_000), now)
const day = 86_400

describe('relative time', () => {
  it.each([
    [1, 'il y a 1 seconde'],
    [59, 'il y a 59 secondes'],
    [60, 'il y a 1 minute'],
    [3_599, 'il y a 59 minutes'],
    [3_600, 'il y a 1 heure'],
    [day - 1, 'il y a 23 heures'],
    [day, 'il y a 1 jour'],
    [30 * day - 1, 'il y a 29 jours'],
    [30 * day, 'il y a 1 mois'],
    [365 * day - 1, 'il y a 12 mois'],
    [365 * day, 'il y a 1 an'],
    [800 * day, 'il y a 2 ans'],
  ])('[CONST-03] says %i seconds as « %s »', (seconds, words) => expect(ago(seconds)).toBe(words))

  it.each([
    [59, 'il y a 59\u00a0s'],
    [60, 'il y a 1\u00a0min'],
    [3_600, 'il y a 1\u00a0h'],
    [2 * day, 'il y a 2\u00a0j'],
    [60 * day, 'il y a 2 mois'],
    [800 * day, 'il y a 2 ans'],
  ])('says %i seconds in short as « %s »', (seconds, words) =>
    expect(formatRelativeTime(new Date(now.getTime() - seconds * 1_000), now, true)).toBe(words),
  )

  it('agrees with Intl in French', () => {
    const words = new Intl.RelativeTimeFormat('fr', { numeric: 'always' })
    const lengths = { second: 1, minute: 60, hour: 3_600, day, month: 30 * day, year: 365 * day }
    const units = Object.keys(lengths) as (keyof typeof lengths)[]
    for (let seconds = 1; seconds < 5 * 365 * day; seconds = Math.ceil(seconds * 1.07 + 1)) {
      const unit = units.findLast((each) => seconds >= lengths[each]) ?? 'second'
      expect(ago(seconds)).toBe(words.format(-Math.floor(seconds / lengths[unit]), unit))
    }
  })

  it('[CONST-03] says « à l’instant » of now, and of a time in the future', () =>
    expect([ago(0), ago(-90)]).toEqual(['à l’instant', 'à l’instant']))
})

describe('truncation', () => {
  it('[CARD-04] keeps the first 25 characters of a title', () => {
    expect(cut('Chambre lumineuse proche du tramway', 25)).toBe('Chambre lumineuse proche ')
    expect(cut('Chambre à Gauthier', 25)).toBe('Chambre à Gauthier')
  })

  it('[CARD-11] keeps 90 characters of a description plus an ellipsis', () => {
    expect(truncate('a'.repeat(91), 90)).toBe(`${'a'.repeat(90)}…`)
    expect(truncate('a'.repeat(90), 90)).toBe('a'.repeat(90))
    expect(truncate('Chambre à louer', 8)).toBe('Chambre…')
  })

  it('counts an emoji or a combined letter as one character and never splits it', () => {
    expect(cut('👩‍👩‍👧🏡🏡', 2)).toBe('👩‍👩‍👧🏡')
    expect(cut('e\u0301te\u0301', 1)).toBe('e\u0301')
    expect(cut('بِيت', 1)).toBe('بِ')
  })

  it('cuts Latin and Arabic letters without the segmenter, which blocks a cheap phone', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    expect(cut('غرفة مفروشة، قرب الترام؟ ٢٥٠٠ درهم', 11)).toBe('غرفة مفروشة')
    expect(cut('Chambre à Gauthier 🏡', 9)).toBe('Chambre à')
    expect(segment).not.toHaveBeenCalled()
    cut('🏡🏡', 1)
    expect(segment).toHaveBeenCalled()
    segment.mockRestore()
  })
})

describe('figures and dates', () => {
  it('[UI-06] labels prices dh, areas m² and durations in months', () => {
    expect(formatPrix(1_800)).toBe('1\u202f800\u00a0dh')
    expect(formatPrix(2_350.5)).toBe('2\u202f350,50\u00a0dh')
    expect(formatPrix(2_350.05)).toBe('2\u202f350,05\u00a0dh')
    expect(formatSuperficie(12)).toBe('12\u00a0m²')
    expect(formatDuree(6)).toBe('6\u00a0mois')
  })

  it('writes figures as Intl does in French', () => {
    const values = [0, 0.05, 0.95, 1.005, 12.345, 999.95, 999.999, 1_000, 1_234.5, 45_678, 999_999.995, 1_234_567_890]
    for (const maximumFractionDigits of [0, 1, 2]) {
      const french = new Intl.NumberFormat('fr', { maximumFractionDigits })
      const written = values.map((value) => formatFigure(value, maximumFractionDigits))
      expect(written).toEqual(values.map((value) => french.format(value)))
    }
  })

  it('writes dates as Intl does in French, and the first of a month as people do', () => {
    const french = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'UTC' })
    const dates = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(2028, 0, index + 1)))
    expect(dates.map((date) => formatDate(date.toISOString().slice(0, 10)))).toEqual(
      dates.map((date) => french.format(date).replace(/^1 /, '1er ')),
    )
  })

  it('writes calendar dates without shifting them by the time zone', () => {
    expect(formatDate('2026-03-03')).toBe('3 mars 2026')
    // Nothing is computed with them.
    expect(formatDate('2026-02-30')).toBe('30 février 2026')
  })

  it('writes instants as the day it was in Morocco', () => {
    expect(formatDate('2026-07-01T23:30:00Z')).toBe('2 juillet 2026')
  })

  it('counts in French, where zero is singular', () => {
    expect([0, 1, 2].map((count) => counted(count, 'offre'))).toEqual(['0 offre', '1 offre', '2 offres'])
  })
})
