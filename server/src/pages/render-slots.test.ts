import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns } from './render-slots.ts'

/** Pages that take so long to render, and how many there were after each turn of the event loop. */
const renderAll = async (pages: string[], { renderMs, elseMs }: { renderMs: number; elseMs: number }) => {
  let time = 0
  const { inTurn } = createTurns(() => time)
  const rendered: string[] = []
  const all = pages.map((page) =>
    inTurn(() => {
      time += renderMs
      rendered.push(page)
    }),
  )
  const counts: number[] = []
  while (rendered.length < pages.length) {
    time += elseMs
    await nextTurn()
    counts.push(rendered.length)
  }
  await Promise.all(all)
  return { rendered, counts }
}

describe('createTurns', () => {
  it('renders one page in each turn of the event loop, in the order in which they came', async () => {
    const { rendered, counts } = await renderAll(['a', 'b', 'c'], { renderMs: 4, elseMs: 1 })
    expect(rendered).toEqual(['a', 'b', 'c'])
    expect(counts).toEqual([1, 2, 3])
  })

  it('renders more in turns that have much else to do, so that pages keep their share', async () => {
    const { counts } = await renderAll(['a', 'b', 'c', 'd', 'e', 'f'], { renderMs: 4, elseMs: 40 })
    expect(counts).toEqual([3, 6])
  })

  it('goes on after a page that fails', async () => {
    const turns = createTurns()
    const failing = turns.inTurn(() => {
      throw new Error('broken')
    })
    const next = turns.inTurn(() => 'une page')
    expect(turns.waiting).toBe(2)
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('une page')
    expect(turns.waiting).toBe(0)
  })
})
