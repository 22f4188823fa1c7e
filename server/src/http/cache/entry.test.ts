import { describe, expect, it } from 'vitest'
import { bytesOf, createEntry, type Encoding } from './entry.ts'

const encodings: Encoding[] = ['br', 'gzip', 'identity']

describe('a cached answer', () => {
  it.each(encodings)('takes no more memory than is counted: %s', (encoding) => {
    for (const size of [10, 5_000, 200_000]) {
      const entry = createEntry(Buffer.from('Une chambre. '.repeat(size / 10)), {}, encoding)
      const [answer] = Object.values(entry.answers)
      expect(bytesOf(entry)).toBeGreaterThan(answer?.body.length ?? 0)
    }
  })
})
