export type RenderSlots = ReturnType<typeof createRenderSlots>

// How long one iteration of the event loop may render, as a share of the time since the last one. That time includes
// the pages just rendered: with a larger share each iteration would render more than the one before.
const share = 1 / 4

// Node accepts one new connection per iteration. With a page in each of them, a client that connects behind the 350
// connections of a flood would wait for 350 pages before the first byte is read. An iteration without a page is cheap.
const iterationsPerSlot = 10

/** Whose pages these are: the renewals of stale ones, which nobody waits for. */
export const nobody = null
type Network = string | typeof nobody

/**
 * Renders pages, one network after the other, each in order of arrival; those of nobody come last. One page per
 * slot, or more when iterations of the event loop are long anyway.
 * Without slots a crowd's pages would all be rendered in one go, while cached pages and new connections wait.
 */
export const createRenderSlots = (now: () => number = () => performance.now(), iterations = iterationsPerSlot) => {
  // In the order in which the networks have their turn.
  const queues = new Map<Network, (() => void)[]>()
  let waiting = 0
  let scheduled = false
  let lastEnd = 0

  const runNext = () => {
    const [first, second] = queues.keys()
    const network = first === nobody && second !== undefined ? second : (first ?? nobody)
    const queue = queues.get(network) ?? []
    const render = queue.shift()
    queues.delete(network)
    if (queue.length > 0) queues.set(network, queue)
    waiting -= 1
    render?.()
  }

  const runSlot = () => {
    const start = now()
    const until = start + share * (start - lastEnd)
    do runNext()
    while (waiting > 0 && now() < until)
    lastEnd = now()
    scheduled = waiting > 0
    if (scheduled) afterIterations(iterations, runSlot)
  }

  /** Runs what renders a page in the next free slot. */
  const inSlot = <T>(network: Network, render: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting += 1
      const queue = queues.get(network) ?? []
      queues.set(network, queue)
      queue.push(() => {
        try {
          resolve(render())
        } catch (error) {
          reject(error)
        }
      })
      if (scheduled) return
      scheduled = true
      lastEnd = now()
      setImmediate(runSlot)
    })

  return {
    inSlot,
    get waiting() {
      return waiting
    },
  }
}

const afterIterations = (count: number, run: () => void): void => {
  setImmediate(() => (count > 1 ? afterIterations(count - 1, run) : run()))
}
