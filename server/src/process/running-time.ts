const tickMs = 250

/**
 * Waits until this process has run for that long, tick by tick: while the machine stands still no client or balancer can
 * act either, and only the tick that it falls into is shortened. Without `ref` it keeps no process alive.
 */
export const sleepWhileRunning = async (ms: number, { ref = true } = {}): Promise<void> => {
  let left = ms
  do {
    const tick = Math.min(left, tickMs)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, tick)
      if (!ref) timer.unref()
    })
    left -= tick
  } while (left > 0)
}
