import { describe, expect, it } from 'vitest'
import { isStorageKey } from '../storage/storage.ts'
import { allKeys, candidateKeys, isSrc, newSrc } from './keys.ts'

describe('names of pictures', () => {
  it('are long, unique and valid storage keys', () => {
    const names = Array.from({ length: 100 }, newSrc)
    expect(new Set(names).size).toBe(100)
    for (const name of names) {
      expect(isSrc(name)).toBe(true)
      expect(allKeys(name).every(isStorageKey)).toBe(true)
    }
  })

  it('map to the smallest width that is large enough, then to the picture itself', () => {
    expect(candidateKeys('ab12.webp')).toEqual(['ab12.webp'])
    expect(candidateKeys('ab12.webp', 320)).toEqual(['ab12-320.webp', 'ab12.webp'])
    expect(candidateKeys('ab12.webp', 321)).toEqual(['ab12-480.webp', 'ab12.webp'])
    expect(candidateKeys('ab12.webp', 1601)).toEqual(['ab12.webp'])
  })

  it.each(['', '.webp', '../a.webp', 'a/b.webp', 'AB12.webp', 'ab12.webp/', 'ab12.png', 'ab12.webp\n', 'a b.webp'])(
    '[SEC-30] are not %j',
    (src) => {
      expect(isSrc(src)).toBe(false)
    },
  )
})
