import type { DestinationStream } from 'pino'

interface Destination {
  write(text: string): unknown
  flushSync(): void
}

/**
 * Writes the lines of one iteration of the event loop at once: each write is handed to another thread, which costs
 * as much as a cached answer. They are written before the process exits, however it exits by itself.
 */
export const joinLines = (
  destination: Destination,
  { nextIteration, beforeExit }: typeof timing = timing,
): DestinationStream => {
  let lines = ''
  const write = () => {
    const text = lines
    lines = ''
    if (text) destination.write(text)
  }
  beforeExit(() => {
    write()
    destination.flushSync()
  })
  return {
    write(line) {
      if (!lines) nextIteration(write)
      lines += line
    },
  }
}

const timing = {
  nextIteration: (run: () => void): void => void setImmediate(run),
  // Before pino's own listener, which writes what the destination has by then.
  beforeExit: (run: () => void): void => void process.prependListener('exit', run),
}
