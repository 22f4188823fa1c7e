import type { Db } from '../db/database.ts'
import type { createAddressCounter } from './address-counter.ts'
import { addTries } from './limits.repository.ts'

// PostgreSQL accepts 65,535 parameters per statement. More addresses in one second are an attack anyway.
const maxAddresses = 10_000

/** Adds this process's counts to the shared ones, under keys that contain their window. */
export const shareAddresses = (db: Db, counter: ReturnType<typeof createAddressCounter>): Promise<void> =>
  counter.share(async (counts, windowEnd) => {
    const prefix = `global:${windowEnd.getTime()}:`
    const tries = new Map([...counts].slice(0, maxAddresses).map(([key, count]) => [prefix + key, count]))
    const sums = await addTries(db, tries, windowEnd)
    return new Map(sums.map(({ key, count }) => [key.slice(prefix.length), count]))
  })
