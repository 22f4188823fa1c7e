import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { hash, verify } from '@node-rs/argon2'
import { createSlots } from '../../slots.ts'

// OWASP's minimum for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashes run on libuv's four threads: leave one for files, and one core for everything else.
export const hashesAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
// Behind 500 others the caller would time out anyway: better a 503 at once.
const inSlot = createSlots(hashesAtOnce, 500)

export const hashPassword = (password: string): Promise<string> => inSlot(() => hash(normalized(password), cost))

/** Pass null for an unknown account: the result is false, after the same time as for a wrong password. */
export const verifyPassword = (passwordHash: string | null, password: string): Promise<boolean> =>
  inSlot(async () => {
    const matches = await verify(passwordHash ?? unknownAccountHash, normalized(password))
    return matches && passwordHash !== null
  })

// The hash of 32 random bytes that were thrown away, at the same cost.
const unknownAccountHash =
  '$argon2id$v=19$m=19456,t=2,p=1$o719l4vyyMohMYJKZQm6+g$JaJRV2n1XvpFPwLMCdYTLc8VjNPHgICLsMriqw51AB8'

// The same accented letter can be typed as one character or as two.
const normalized = (password: string): string => password.normalize('NFKC')

// Longer than the work takes, shorter than anyone notices.
const stepMs = 100

/** Rounds the duration up to a multiple of 100 ms, so that it does not reveal whether the account exists. */
export const withPaddedTime = async <T>(work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  try {
    return await work()
  } finally {
    const elapsed = performance.now() - start
    await wait(Math.ceil(elapsed / stepMs) * stepMs - elapsed)
  }
}
