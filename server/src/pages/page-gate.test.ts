import { describe, expect, it } from 'vitest'
import { createPageGate } from './page-gate.ts'

describe('[SEC-40] createPageGate', () => {
  it('stops a network at its number of pages, and no other', async () => {
    const gate = createPageGate({ perNetwork: 2, waitMs: 5 })
    expect([await gate.enter('a'), await gate.enter('a'), await gate.enter('a')]).toEqual([true, true, false])
    expect(await gate.enter('b')).toBe(true)
  })

  it('lets it in again as soon as one of its pages is made, or a while later', async () => {
    const gate = createPageGate({ perNetwork: 1, waitMs: 50 })
    await gate.enter('a')
    const waiting = gate.enter('a')
    gate.leave('a')
    expect(await waiting).toBe(true)
    gate.leave('a')
    expect(await gate.enter('a')).toBe(true)
  })
})
