import { setTimeout as sleep } from 'node:timers/promises'

// Prometheus and load balancers wait for a second or more. A database host that disappeared takes eleven to be noticed.
const mostMs = 700

/** What `answer` becomes in time; afterwards, and when it fails, `otherwise`. */
export const within = async <T, U>(answer: Promise<T>, otherwise: U, ms = mostMs): Promise<T | U> => {
  const timer = new AbortController()
  const late = sleep(ms, otherwise, { signal: timer.signal }).catch(() => otherwise)
  try {
    return await Promise.race([answer.catch(() => otherwise), late])
  } finally {
    timer.abort()
  }
}
