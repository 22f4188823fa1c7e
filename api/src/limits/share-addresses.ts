import type { Db } from '../db/database.ts'
import type { createAddressCounter } from './address-counter.ts'
import { addTries } from './limits.repository.ts'

// PostgreSQL takes 65,535 parameters a statement; a process that meets more addresses in a second is under attack anyway.
const mostAddresses = 10_000

/** Adds this process's counts to those of all others, under keys that belong to their window. */
export const shareAddresses = (db: Db, counter: ReturnType<typeof createAddressCounter>): Promise<void> =>
  counter.share(async (counts, windowEnd) => {
    const prefix = `global:${windowEnd.getTime()}:`
    const tries = new Map([...counts].slice(0, mostAddresses).map(([key, count]) => [prefix + key, count]))
    const sums = await addTries(db, tries, windowEnd)
    return new Map(sums.map(({ key, count }) => [key.slice(prefix.length), count]))
  })
