import { setImmediate as nextTurn } from 'node:timers/promises'

export type Turns = ReturnType<typeof createTurns>

/**
 * One rendering for each turn of the event loop, first come first served. A crowd's pages would otherwise be rendered
 * in one go, while those whose page is in memory wait, and whoever arrives: of new connections a turn accepts one.
 */
export const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    get waiting() {
      return waiting
    },
    async take(): Promise<void> {
      waiting += 1
      last = last.then(() => nextTurn())
      await last
      waiting -= 1
    },
  }
}
