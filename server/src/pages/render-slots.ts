export type RenderSlots = ReturnType<typeof createRenderSlots>

/** Runs what renders a page in the next free slot. */
export type InSlot = <T>(render: () => T) => Promise<T>

// How long one iteration of the event loop may render, as a share of the time since the last one. That time includes
// the pages just rendered: with a larger share each iteration would render more than the one before.
const share = 1 / 4

/**
 * Renders pages in order of arrival: one per iteration of the event loop, or more when iterations are long anyway.
 * Without slots a crowd's pages would all be rendered in one go, while cached pages and new connections wait (Node
 * accepts one new connection per iteration).
 */
export const createRenderSlots = (now: () => number = () => performance.now()) => {
  const queue: (() => void)[] = []
  let lastEnd = 0

  const runSlot = () => {
    const start = now()
    const until = start + share * (start - lastEnd)
    do queue.shift()?.()
    while (queue.length > 0 && now() < until)
    lastEnd = now()
    if (queue.length > 0) setImmediate(runSlot)
  }

  const inSlot: InSlot = (render) =>
    new Promise((resolve, reject) => {
      const isFirst = queue.length === 0
      queue.push(() => {
        try {
          resolve(render())
        } catch (error) {
          reject(error)
        }
      })
      if (!isFirst) return
      lastEnd = now()
      setImmediate(runSlot)
    })

  return {
    inSlot,
    get waiting() {
      return queue.length
    },
  }
}
