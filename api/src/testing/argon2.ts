import { type Options, hash as realHash, verify as realVerify } from '@node-rs/argon2/index.js'

/**
 * Stands in for the library in HTTP tests, see vitest.config.ts: a hash at the product's cost takes 40 ms, and most tests
 * are about something else.
 */
export const hashing = {
  /** For tests about the work of hashing: what the product asks for is done. */
  atFullCost: false,
  running: 0,
  /** The most that ran at once. */
  peak: 0,
  /** Until it is resolved, none begins. */
  held: undefined as Promise<void> | undefined,
  /** Algorithm and cost of each hash that was verified. */
  verified: [] as string[],
}

export const hash = (password: string, cost: Options): Promise<string> =>
  watched(() => realHash(password, hashing.atFullCost ? cost : { ...cost, memoryCost: 64, timeCost: 1 }))

export const verify = (passwordHash: string, password: string): Promise<boolean> => {
  hashing.verified.push(passwordHash.split('$').slice(0, 4).join('$'))
  // Here only the hash that stands for an unknown account has that cost, and no password matches it.
  if (!hashing.atFullCost && passwordHash.includes('m=19456')) return watched(async () => false)
  return watched(() => realVerify(passwordHash, password))
}

const watched = async <T>(work: () => Promise<T>): Promise<T> => {
  hashing.running += 1
  hashing.peak = Math.max(hashing.peak, hashing.running)
  await hashing.held
  return work().finally(() => {
    hashing.running -= 1
  })
}
