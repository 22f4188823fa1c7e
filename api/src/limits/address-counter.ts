import type { Db } from '../db/database.ts'
import { addressKey } from './address-key.ts'
import { addTries } from './limits.repository.ts'
import { tooManyRequests } from './limits.ts'
import type { PersonKeys } from './person-keys.ts'

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

// With more addresses in one window the counts are reset: too generous for a minute is better than out of memory.
const maxAddresses = 100_000
// PostgreSQL accepts 65,535 parameters per statement. More addresses in one second are an attack anyway.
const maxShared = 10_000

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
      if (everywhere + here > max) throw tooManyRequests('global', new Date(windowEnd), now)
    },

    /** Adds this process's counts to those of all, under keys that contain their window. */
    async share(db: Db, keys: Pick<PersonKeys, 'digest'>): Promise<void> {
      const fresh = [...calls].filter(([, { here }]) => here > 0).slice(0, maxShared)
      if (fresh.length === 0) return
      const windowSent = windowEnd
      const sent = new Map(
        fresh.map(([key, { here }]) => [`global:${windowSent}:${keys.digest('network', key)}`, { key, here }]),
      )
      const tries = new Map([...sent].map(([shared, { here }]) => [shared, here]))
      const sums = await addTries(db, tries, new Date(windowSent))
      // A new window may have begun meanwhile: these counts belong to the old one.
      if (windowEnd !== windowSent) return
      for (const { key: shared, count: everywhere } of sums) {
        const { key, here: counted } = sent.get(shared) ?? { key: '', here: 0 }
        const here = (calls.get(key)?.here ?? 0) - counted
        calls.set(key, { everywhere, here: Math.max(0, here) })
      }
    },
  }
}
