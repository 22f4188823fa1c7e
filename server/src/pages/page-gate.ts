import { setTimeout as sleep } from 'node:timers/promises'

export type PageGate = ReturnType<typeof createPageGate>

const limits = {
  // Far more than people behind one address open at once; for a flood, about a third of a second of rendering.
  perNetwork: 60,
  // A flood that is refused at once asks again at once, and refusing it would be all that the process does.
  waitMs: 1_000,
}

/** Counts the pages being made for each network, so that one network cannot fill the queues of all. */
export const createPageGate = ({ perNetwork, waitMs } = limits) => {
  const underWay = new Map<string, number>()
  const tryEnter = (network: string): boolean => {
    const pages = underWay.get(network) ?? 0
    if (pages >= perNetwork) return false
    underWay.set(network, pages + 1)
    return true
  }
  return {
    /** False when the network has too many pages under way, and still has after a while. */
    enter: async (network: string): Promise<boolean> =>
      tryEnter(network) || sleep(waitMs).then(() => tryEnter(network)),
    /** Once the page is made, also if its client has left. */
    leave(network: string): void {
      const pages = (underWay.get(network) ?? 0) - 1
      if (pages > 0) underWay.set(network, pages)
      else underWay.delete(network)
    },
  }
}
