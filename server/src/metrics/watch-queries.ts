import type { CallLog } from '@colocdar/api/http/route'
import type { Tracer } from '../tracing/tracer.ts'

interface WatchOptions {
  /** From how many milliseconds on a query is slow; 0 for never. */
  slowMs: number
  log: Pick<CallLog, 'warn'>
  tracer?: Pick<Tracer, 'begin' | 'isTracing'> | undefined
}

// Longer than any statement of ours.
const longestText = 2_000

export type QueryWatch = ReturnType<typeof watchQueries>

/** Logs and counts queries that take long, and traces those of traced requests: their text, never their parameters. */
export const watchQueries = ({ slowMs, log, tracer }: WatchOptions) => {
  let slow = 0
  return {
    get slow() {
      return slow
    },
    /** Called when a query begins; what it returns, when it has ended. */
    begin(text: string): (error?: Error | null) => void {
      const begun = performance.now()
      // The queries of job queues, every few seconds, belong to no request.
      const span = tracer?.isTracing ? tracer.begin(verbOf(text), spanOf(text)) : undefined
      return (error) => {
        span?.end({ failed: Boolean(error) })
        const ms = performance.now() - begun
        if (slowMs === 0 || ms < slowMs) return
        slow += 1
        log.warn({ ms: Math.round(ms), query: text.slice(0, longestText) }, 'slow query')
      }
    },
  }
}

const verbOf = (text: string): string => /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query'

const spanOf = (text: string) => ({
  kind: 'client' as const,
  attributes: { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, longestText) },
})
