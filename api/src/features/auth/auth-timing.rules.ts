import { setTimeout as wait } from 'node:timers/promises'

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
