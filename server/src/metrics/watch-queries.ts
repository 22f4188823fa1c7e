import type { CallLog } from '@colocdar/api/http/route'

interface WatchOptions {
  /** From how many milliseconds on a query is slow; 0 for never. */
  slowMs: number
  log: Pick<CallLog, 'warn'>
}

// Longer than any statement of ours.
const longestText = 2_000

export type QueryWatch = ReturnType<typeof watchQueries>

/** Logs and counts queries that take long: their text, never their parameters. */
export const watchQueries = ({ slowMs, log }: WatchOptions) => {
  let slow = 0
  return {
    get slow() {
      return slow
    },
    /** Called when a query begins; what it returns, when it has ended. */
    begin(text: string): () => void {
      const begun = performance.now()
      return () => {
        const ms = performance.now() - begun
        if (slowMs === 0 || ms < slowMs) return
        slow += 1
        log.warn({ ms: Math.round(ms), query: text.slice(0, longestText) }, 'slow query')
      }
    },
  }
}
