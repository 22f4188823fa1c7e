import { describe, expect, it } from 'vitest'
import { plural } from './plural.ar.ts'
import * as texts from './texts.ar.ts'

const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' } as const

describe('formats in Arabic', () => {
  it('choose the plural as Intl does', () => {
    const rules = new Intl.PluralRules('ar-MA')
    const counts = [...Array.from({ length: 1_300 }, (_, count) => count), 0.5, 1.5, 12_345, 1_000_000]
    expect(counts.map((count) => plural(count, forms))).toEqual(counts.map((count) => rules.select(count)))
  })

  it('name the months as Moroccans do', () => {
    const names = new Intl.DateTimeFormat('ar-MA', { month: 'long', timeZone: 'UTC' })
    expect(texts.months).toEqual(
      Array.from({ length: 12 }, (_, month) => names.format(new Date(Date.UTC(2026, month)))),
    )
  })

  it('say how long ago as Intl does', () => {
    const words = new Intl.RelativeTimeFormat('ar-MA')
    // Vowels are where we write them.
    const bare = (text: string) => text.replace(/[\u064b-\u0652]/g, '')
    for (const unit of ['second', 'minute', 'hour', 'day', 'month', 'year'] as const)
      for (let count = 1; count < 120; count += 1)
        expect(bare(texts.ago(count, unit, false))).toBe(bare(words.format(-count, unit)))
  })

  it('agree with their counts', () => {
    expect([1, 2, 6, 12, 100].map(texts.duree)).toEqual([
      'شهر واحد',
      'شهران',
      '6\u00a0أشهر',
      '12\u00a0شهراً',
      '100\u00a0شهر',
    ])
    expect([2, 3, 24].map(texts.answersInHours)).toEqual([
      'الرد في غضون ساعتين',
      'الرد في غضون 3\u00a0ساعات',
      'الرد في غضون 24\u00a0ساعة',
    ])
  })
})
