import { describe, expect, it } from 'vitest'
import { codeOf, fromBase32, newSecret, stepAt, stepOf, toBase32 } from './facteurs-totp.rules.ts'

const secret = Buffer.from('12345678901234567890')

describe('codes of an authenticator app', () => {
  // RFC 4226, appendix D.
  it.each(
    '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'
      .split(' ')
      .map((code, step) => [step, code] as const),
  )('[SEC-60] RFC 4226: the code of counter %i is %s', (step, code) => {
    expect(codeOf(secret, step)).toBe(code)
  })

  // RFC 6238, appendix B, with SHA-1 and eight digits.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('[SEC-60] RFC 6238: the code at second %i is %s', (seconds, code) => {
    const now = new Date(seconds * 1000)
    expect(codeOf(secret, stepAt(now), 8)).toBe(code)
    expect(stepOf(secret, code.slice(2), now)).toBe(stepAt(now))
  })

  it.each([-2, -1, 0, 1, 2])('[SEC-60] a clock that is off by %i steps', (off) => {
    const now = new Date('2026-03-01T10:00:15Z')
    const step = stepAt(now) + off
    expect(stepOf(secret, codeOf(secret, step), now)).toBe(Math.abs(off) === 2 ? null : step)
  })

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', ' 12345'])('[SEC-60] is no code: «%s»', (code) => {
    expect(stepOf(secret, code, new Date(0))).toBeNull()
  })
})

describe('secrets', () => {
  // RFC 4648, section 10: those without padding, and a secret of the usual length.
  it.each([
    ['fooba', 'MZXW6YTB'],
    ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
  ])('[SEC-60] %s is %s in base 32', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded)
    expect(fromBase32(encoded).toString()).toBe(text)
  })

  it('[SEC-60] have 160 bits and are new each time', () => {
    const made = Array.from({ length: 50 }, newSecret)
    expect(new Set(made).size).toBe(50)
    for (const one of made) expect(toBase32(fromBase32(one))).toMatch(/^[A-Z2-7]{32}$/)
  })
})
