import { AsyncLocalStorage } from 'node:async_hooks'
import type { Exporter } from './exporter.ts'
import { newSpanId, newTraceId, type TraceContext, writeTraceparent } from './trace-context.ts'

const kinds = { internal: 1, server: 2, client: 3 } as const

type Attributes = Record<string, string | number>

interface SpanOptions {
  kind: keyof typeof kinds
  attributes?: Attributes
  /** The span above; the current one if not given. */
  parent?: TraceContext | null
}

export interface Span {
  context: TraceContext
  end(outcome?: { name?: string; attributes?: Attributes; failed?: boolean }): void
}

export type Tracer = ReturnType<typeof createTracer>

/** Spans with their parents, which travel with the asynchronous calls that a request causes. */
export const createTracer = (exporter: Pick<Exporter, 'add'>, ratio: number, random = Math.random) => {
  const current = new AsyncLocalStorage<TraceContext>()

  const begin = (name: string, { kind, attributes, parent = current.getStore() ?? null }: SpanOptions): Span => {
    const context: TraceContext = {
      traceId: parent?.traceId ?? newTraceId(),
      spanId: newSpanId(),
      // The service that began the trace has decided for all of it.
      sampled: parent?.sampled ?? random() < ratio,
    }
    const [epoch, begun] = [Date.now(), performance.now()]
    return {
      context,
      end(outcome = {}) {
        if (!context.sampled) return
        const start = BigInt(epoch) * 1_000_000n
        const end = start + BigInt(Math.round((performance.now() - begun) * 1e6))
        exporter.add({
          traceId: context.traceId,
          spanId: context.spanId,
          ...(parent && { parentSpanId: parent.spanId }),
          name: outcome.name ?? name,
          kind: kinds[kind],
          startTimeUnixNano: String(start),
          endTimeUnixNano: String(end),
          attributes: Object.entries({ ...attributes, ...outcome.attributes }).map(toAttribute),
          status: { code: outcome.failed ? 2 : 0 },
        })
      },
    }
  }

  return {
    begin,
    /** Whether there is a span above, for what is of no interest alone. */
    get isTracing(): boolean {
      return current.getStore()?.sampled ?? false
    },
    /** For calls to others: the header that continues this trace. */
    headers(): Record<string, string> {
      const context = current.getStore()
      return context ? { traceparent: writeTraceparent(context) } : {}
    },
    /** Runs something below a span. */
    below: <T>({ context }: Pick<Span, 'context'>, run: () => T): T => current.run(context, run),
    /** Runs something as a span of its own. */
    async trace<T>(name: string, options: SpanOptions, run: () => Promise<T>): Promise<T> {
      const span = begin(name, options)
      try {
        const result = await current.run(span.context, run)
        span.end()
        return result
      } catch (error) {
        span.end({ failed: true })
        throw error
      }
    },
  }
}

const toAttribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
})
