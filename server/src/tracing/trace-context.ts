import { randomBytes } from 'node:crypto'

/** Where a span stands: which trace, which span above what comes next, and whether anybody records it. */
export interface TraceContext {
  traceId: string
  spanId: string
  sampled: boolean
}

const traceparent = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** From the header of W3C Trace Context; null if there is none, or not a valid one. */
export const readTraceparent = (header: unknown): TraceContext | null => {
  const [, traceId, spanId, flags] = traceparent.exec(typeof header === 'string' ? header : '') ?? []
  if (!traceId || !spanId || !flags) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const writeTraceparent = ({ traceId, spanId, sampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`

export const newTraceId = (): string => randomBytes(16).toString('hex')
export const newSpanId = (): string => randomBytes(8).toString('hex')
