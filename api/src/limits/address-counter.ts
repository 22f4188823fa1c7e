import { addressKey } from './address-key.ts'
import { tooManyRequests } from './limits.ts'

interface AddressCounterOptions {
  max: number
  seconds: number
  clock: () => Date
}

// Above this many addresses in one window the counts are dropped: better generous for a minute than out of memory.
const maxAddresses = 100_000

/** Counts calls per address in this process alone: it runs before every call, where a query would cost too much. */
export const createAddressCounter = ({ max, seconds, clock }: AddressCounterOptions) => {
  const counts = new Map<string, number>()
  let windowEnd = 0

  return (ip: string): void => {
    const now = clock()
    if (now.getTime() >= windowEnd || counts.size >= maxAddresses) {
      counts.clear()
      windowEnd = now.getTime() + seconds * 1000
    }
    const key = addressKey(ip)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count > max) throw tooManyRequests(new Date(windowEnd), now)
  }
}
