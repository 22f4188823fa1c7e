/** Runs at most `max` tasks at once; the others wait their turn. */
export const createSlots = (max: number) => {
  let free = max
  const waiting: (() => void)[] = []

  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // A slot goes straight to the next in line: nobody can slip in between.
      if (next) next()
      else free += 1
    }
  }
}
