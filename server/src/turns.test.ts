import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from './turns.ts'

describe('createTurns', () => {
  it('lets one go on in each turn of the event loop, in the order in which they came', async () => {
    const turns = createTurns()
    const rendered: string[] = []
    const render = async (page: string) => {
      await turns.take()
      rendered.push(page)
    }
    const all = ['a', 'b', 'c'].map(render)
    expect(turns.waiting).toBe(3)
    const seen: number[] = []
    while (rendered.length < 3) {
      await nextTurn()
      seen.push(rendered.length)
    }
    await Promise.all(all)
    expect(rendered).toEqual(['a', 'b', 'c'])
    // Never two more than in the turn before.
    expect(seen.filter((count, turn) => count - (seen[turn - 1] ?? 0) > 1)).toEqual([])
    expect(turns.waiting).toBe(0)
  })
})
