import { describe, expect, it } from 'vitest'
import { findCoordonnees } from './coordonnees.ts'
import { hostileTexts, leastOf, processorTime } from './testing/processor-time.ts'

describe('contact details in any text', () => {
  it('are found in time that grows with the text, whatever the text', () => {
    const words = ['06 ', 'zero six ', 'a.com', 'karim at ', '@a', 'insta ', 'soixante dix ', 'a-', '1:', '+']
    const took = (length: number) => {
      const texts = [...hostileTexts(length), ...words.map((word) => word.repeat(length / word.length))]
      return processorTime(() => texts.forEach(findCoordonnees))
    }
    // Warm first. Ten times the text: quadratic time would be a hundred times as long.
    took(400)
    expect(leastOf(40, () => took(4_000) / took(400))).toBeLessThan(40)
  })

  it('are ranges in order that do not overlap, in any text', () => {
    const pieces = [
      '06',
      ' ',
      '12',
      '@',
      'karim',
      '.',
      'com',
      'gmail',
      'arobase',
      'insta',
      ':',
      'zéro',
      '🔟',
      'www',
      '/',
    ]
    for (let seed = 1; seed < 2_000; seed += 1) {
      const text = Array.from(
        { length: 12 },
        (_, place) => pieces[(seed * (place + 7) * 2_654_435_761) % pieces.length],
      ).join('')
      const edges = findCoordonnees(text).flatMap(({ start, end }) => [start, end])
      expect(edges).toEqual(edges.toSorted((a, b) => a - b))
      expect(edges.at(-1) ?? 0).toBeLessThanOrEqual(text.length)
    }
  })
})
