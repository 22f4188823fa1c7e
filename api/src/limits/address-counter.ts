import { addressKey } from './address-key.ts'
import { tooManyRequests } from './limits.ts'

interface AddressCounterOptions {
  max: number
  seconds: number
  clock: () => Date
}

/** Calls of one address in the present window. */
interface Calls {
  /** Of all processes, when they last told each other. */
  everywhere: number
  /** Of this one since then. */
  here: number
}

/** Adds what this process counted to what the others did, and answers the sums. */
type Exchange = (counts: Map<string, number>, windowEnd: Date) => Promise<Map<string, number>>

// Above this many addresses in one window the counts are dropped: better generous for a minute than out of memory.
const maxAddresses = 100_000

/** Counts calls per address in memory: it runs before every call, where a query would cost too much. */
export const createAddressCounter = ({ max, seconds, clock }: AddressCounterOptions) => {
  const calls = new Map<string, Calls>()
  const windowMs = seconds * 1000
  let windowEnd = 0

  const turnWindow = (now: number): void => {
    if (now < windowEnd && calls.size < maxAddresses) return
    calls.clear()
    // On the clock and not from the first call, so that the windows of all processes are the same.
    windowEnd = (Math.floor(now / windowMs) + 1) * windowMs
  }

  return {
    count(ip: string): void {
      const now = clock()
      turnWindow(now.getTime())
      const key = addressKey(ip)
      const known = calls.get(key)
      const { everywhere, here } = { everywhere: known?.everywhere ?? 0, here: (known?.here ?? 0) + 1 }
      calls.set(key, { everywhere, here })
      if (everywhere + here > max) throw tooManyRequests(new Date(windowEnd), now)
    },

    /** Tells the other processes what was counted here, and learns what they did. */
    async share(exchange: Exchange): Promise<void> {
      const fresh = [...calls].filter(([, { here }]) => here > 0)
      if (fresh.length === 0) return
      const told = new Map(fresh.map(([key, { here }]) => [key, here]))
      const windowTold = windowEnd
      const sums = await exchange(told, new Date(windowTold))
      // Meanwhile a new window may have begun, where none of this counts.
      if (windowEnd !== windowTold) return
      for (const [key, everywhere] of sums) {
        const here = (calls.get(key)?.here ?? 0) - (told.get(key) ?? 0)
        calls.set(key, { everywhere, here: Math.max(0, here) })
      }
    },
  }
}
