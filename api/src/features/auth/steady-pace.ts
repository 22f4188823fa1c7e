import { setTimeout as wait } from 'node:timers/promises'

// Well above what the work takes, well below what a person notices.
const beatMs = 100

/** Answers on the beat, so that the time taken does not tell whether there was something to do. */
export const atSteadyPace = async <T>(work: () => Promise<T>): Promise<T> => {
  const start = performance.now()
  try {
    return await work()
  } finally {
    const elapsed = performance.now() - start
    await wait(Math.ceil(elapsed / beatMs) * beatMs - elapsed)
  }
}
