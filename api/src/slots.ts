import { AppError } from '@colocdar/contracts/errors'

/** Runs at most `max` tasks at once. The others wait in line; with `maxWaiting` in line, more are refused. */
export const createSlots = (max: number, maxWaiting = Number.POSITIVE_INFINITY) => {
  let free = max
  const waiting: (() => void)[] = []

  const takeSlot = async (): Promise<void> => {
    if (free > 0) free -= 1
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new AppError('UNAVAILABLE', { retryAfter: 5 })
  }
  // The slot goes straight to the next in line, so that a newcomer cannot jump the queue.
  const releaseSlot = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await takeSlot()
    try {
      return await task()
    } finally {
      releaseSlot()
    }
  }
}

/** At most `max` tasks at once for each key. The tasks of one key wait for each other, never for those of another. */
export const createSlotsByKey = (max: number) => {
  const lines = new Map<string, { inSlot: ReturnType<typeof createSlots>; users: number }>()

  return async <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const line = lines.get(key) ?? { inSlot: createSlots(max), users: 0 }
    lines.set(key, line)
    line.users += 1
    try {
      return await line.inSlot(task)
    } finally {
      line.users -= 1
      if (line.users === 0) lines.delete(key)
    }
  }
}
