import { addressKey } from './address-key.ts'
import { tooManyRequests } from './limits.ts'

interface AddressCounterOptions {
  max: number
  seconds: number
  clock: () => Date
}

/** Calls of one address in the current window. */
interface Calls {
  /** By all processes, at the last exchange. */
  everywhere: number
  /** By this process, since then. */
  here: number
}

/** Adds this process's counts to the shared ones and returns the sums. */
type Exchange = (counts: Map<string, number>, windowEnd: Date) => Promise<Map<string, number>>

// With more addresses in one window the counts are reset: too generous for a minute is better than out of memory.
const maxAddresses = 100_000

/** Counts in memory, because a query before every call would cost too much. */
export const createAddressCounter = ({ max, seconds, clock }: AddressCounterOptions) => {
  const calls = new Map<string, Calls>()
  const windowMs = seconds * 1000
  let windowEnd = 0

  const startWindowIfOver = (now: number): void => {
    if (now < windowEnd && calls.size < maxAddresses) return
    calls.clear()
    // Aligned to the clock, so that all processes have the same windows.
    windowEnd = (Math.floor(now / windowMs) + 1) * windowMs
  }

  return {
    count(ip: string): void {
      const now = clock()
      startWindowIfOver(now.getTime())
      const key = addressKey(ip)
      const known = calls.get(key)
      const { everywhere, here } = { everywhere: known?.everywhere ?? 0, here: (known?.here ?? 0) + 1 }
      calls.set(key, { everywhere, here })
      if (everywhere + here > max) throw tooManyRequests(new Date(windowEnd), now)
    },

    /** Exchanges counts with the other processes. */
    async share(exchange: Exchange): Promise<void> {
      const fresh = [...calls].filter(([, { here }]) => here > 0)
      if (fresh.length === 0) return
      const sent = new Map(fresh.map(([key, { here }]) => [key, here]))
      const windowSent = windowEnd
      const sums = await exchange(sent, new Date(windowSent))
      // A new window may have begun meanwhile: these counts belong to the old one.
      if (windowEnd !== windowSent) return
      for (const [key, everywhere] of sums) {
        const here = (calls.get(key)?.here ?? 0) - (sent.get(key) ?? 0)
        calls.set(key, { everywhere, here: Math.max(0, here) })
      }
    },
  }
}
