export type Turns = ReturnType<typeof createTurns>

/** Runs what renders a page when it is its turn. */
export type InTurn = <T>(render: () => T) => Promise<T>

// Of the time that a turn of the event loop took for everything else. Of that, pages themselves are a part: with a
// larger share each turn would have more of them than the one before.
const share = 1 / 4

/**
 * Renders pages first come first served, one in a turn of the event loop, or more where a turn has much else to do.
 * A crowd's pages would otherwise be rendered in one go, while those whose page is in memory wait, and whoever
 * arrives: of new connections a turn accepts one.
 */
export const createTurns = (now: () => number = () => performance.now()) => {
  const queue: (() => void)[] = []
  let ended = 0

  const takeTurn = () => {
    const start = now()
    const until = start + share * (start - ended)
    do queue.shift()?.()
    while (queue.length > 0 && now() < until)
    ended = now()
    if (queue.length > 0) setImmediate(takeTurn)
  }

  const inTurn: InTurn = (render) =>
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
      ended = now()
      setImmediate(takeTurn)
    })

  return {
    inTurn,
    get waiting() {
      return queue.length
    },
  }
}
