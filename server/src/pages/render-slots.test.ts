import { setImmediate as nextIteration } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createRenderSlots } from './render-slots.ts'

/** Renders the pages on a fake clock, and counts how many were done after each iteration of the event loop. */
const renderAll = async (pages: string[], { renderMs, elseMs }: { renderMs: number; elseMs: number }) => {
  let time = 0
  const { inSlot } = createRenderSlots(() => time)
  const rendered: string[] = []
  const all = pages.map((page) =>
    inSlot(() => {
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
  it('renders one page per iteration of the event loop, in order of arrival', async () => {
    const { rendered, counts } = await renderAll(['a', 'b', 'c'], { renderMs: 4, elseMs: 1 })
    expect(rendered).toEqual(['a', 'b', 'c'])
    expect(counts).toEqual([1, 2, 3])
  })

  it('renders more in long iterations, so that pages keep their share of the time', async () => {
    const { counts } = await renderAll(['a', 'b', 'c', 'd', 'e', 'f'], { renderMs: 4, elseMs: 40 })
    expect(counts).toEqual([3, 6])
  })

  it('goes on after a page that fails', async () => {
    const slots = createRenderSlots()
    const failing = slots.inSlot(() => {
      throw new Error('broken')
    })
    const next = slots.inSlot(() => 'une page')
    expect(slots.waiting).toBe(2)
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('une page')
    expect(slots.waiting).toBe(0)
  })
})
