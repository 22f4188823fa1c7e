const tickMs = 250

interface Waiting {
  /** Without it no process is kept alive. */
  ref?: boolean
  /** Ends the wait with an error, at the next tick. */
  signal?: AbortSignal
}

/**
 * Waits until this process has run for that long, tick by tick: while the machine stands still nobody else can act either,
 * and only the tick that it falls into is shortened.
 */
export const sleepWhileRunning = async (ms: number, { ref = true, signal }: Waiting = {}): Promise<void> => {
  let left = ms
  do {
    signal?.throwIfAborted()
    const tick = Math.min(left, tickMs)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, tick)
      if (!ref) timer.unref()
    })
    left -= tick
  } while (left > 0)
}
