import { setImmediate as nextIteration } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createRenderSlots, nobody } from './render-slots.ts'

/** `b2` is a page of the network `b`; `-1` is nobody's. */
const networkOf = (page: string) => (page.startsWith('-') ? nobody : page.slice(0, 1))

/** Renders the pages on a fake clock, and counts how many were done after each iteration of the event loop. */
const renderAll = async (
  pages: string[],
  { renderMs, elseMs, iterations = 1 }: { renderMs: number; elseMs: number; iterations?: number },
) => {
  let time = 0
  const { inSlot } = createRenderSlots(() => time, iterations)
  const rendered: string[] = []
  const all = pages.map((page) =>
    inSlot(networkOf(page), () => {
      time += renderMs
      rendered.push(page)
    }),
  )
  const counts: number[] = []
  while (rendered.length < pages.length) {
    time += elseMs
    await nextIteration()
    counts.push(rendered.length)
  }
  await Promise.all(all)
  return { rendered, counts }
}

describe('createRenderSlots', () => {
  it('renders one page per slot, in order of arrival', async () => {
    const { rendered, counts } = await renderAll(['a1', 'a2', 'a3'], { renderMs: 4, elseMs: 1 })
    expect(rendered).toEqual(['a1', 'a2', 'a3'])
    expect(counts).toEqual([1, 2, 3])
  })

  it('renders more in long iterations, so that pages keep their share of the time', async () => {
    const { counts } = await renderAll(['a', 'b', 'c', 'd', 'e', 'f'], { renderMs: 4, elseMs: 40 })
    expect(counts).toEqual([3, 6])
  })

  it('[SEC-40] leaves iterations without a page, in which new connections are accepted', async () => {
    const { counts } = await renderAll(['a1', 'a2', 'a3'], { renderMs: 4, elseMs: 0, iterations: 4 })
    expect(counts).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3])
  })

  it('[SEC-40] serves the networks in turn, whichever has the longest queue', async () => {
    const pages = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']
    const { rendered } = await renderAll(pages, { renderMs: 4, elseMs: 1 })
    expect(rendered).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  })

  it('[SEC-40] renders what nobody waits for last', async () => {
    const { rendered } = await renderAll(['-1', 'a1', '-2', 'a2', 'b1'], { renderMs: 4, elseMs: 1 })
    expect(rendered).toEqual(['a1', 'b1', 'a2', '-1', '-2'])
  })

  it('goes on after a page that fails', async () => {
    const slots = createRenderSlots()
    const failing = slots.inSlot('a', () => {
      throw new Error('broken')
    })
    const next = slots.inSlot('a', () => 'une page')
    expect(slots.waiting).toBe(2)
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('une page')
    expect(slots.waiting).toBe(0)
  })
})
