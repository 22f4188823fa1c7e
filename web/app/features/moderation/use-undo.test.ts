import { expect, it, vi } from 'vitest'
import { createUndo } from './use-undo.ts'

const takeBacks = () => [vi.fn(async () => {}), vi.fn(async () => {})] as const

it('undoes the last decision by the key, once', () => {
  const { startDecision, undoLast } = createUndo()
  const [first, second] = takeBacks()
  startDecision()('Première', first)
  startDecision()('Seconde', second)
  undoLast()
  undoLast()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

it('undoes nothing by the key while the last decision is being sent', () => {
  const { startDecision, undoLast } = createUndo()
  const [first, second] = takeBacks()
  startDecision()('Première', first)
  const offerSecond = startDecision()
  undoLast()
  expect(first).not.toHaveBeenCalled()
  offerSecond('Seconde', second)
  undoLast()
  expect(second).toHaveBeenCalledOnce()
})

it('leaves the key to the last decision when the one before arrives late', () => {
  const { startDecision, undoLast } = createUndo()
  const [first, second] = takeBacks()
  const [offerFirst, offerSecond] = [startDecision(), startDecision()]
  offerFirst('Première', first)
  undoLast()
  offerSecond('Seconde', second)
  undoLast()
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})
