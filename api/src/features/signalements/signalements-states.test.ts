import { expect, it } from 'vitest'
import { canUndo, fromTrace } from './signalements.states.ts'

it('can be undone for five seconds, and five more on a slow network', () => {
  const decidedAt = new Date('2026-06-01T12:00:00.000Z')
  const after = (ms: number) => canUndo(decidedAt, new Date(decidedAt.getTime() + ms))
  expect([0, 5_000, 10_000, 10_001].map(after)).toEqual([true, true, true, false])
})

it('reads what a decision did, and nothing else', () => {
  const courrier = '0b1f9d5e-6f0c-4a55-9d3e-1f0a2b3c4d5e'
  const trace = { signalements: [3, 4], signaleeLe: null, retrait: { id: 7, version: 2 }, courriers: [courrier] }
  expect(fromTrace({ ...trace, texte: 'x' })).toEqual(trace)
  expect(fromTrace({ ...trace, signaleeLe: '2026-06-01', retrait: null })).toMatchObject({ retrait: null })
  for (const wrong of [
    { signalements: ['x'] },
    { signaleeLe: 3 },
    { retrait: { id: 7 } },
    { retrait: {} },
    { courriers: ['x'] },
    { courriers: undefined },
  ])
    expect(() => fromTrace({ ...trace, ...wrong })).toThrow()
})
