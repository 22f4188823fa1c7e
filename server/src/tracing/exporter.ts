/** A span as OTLP writes it in JSON. */
export interface ExportedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue: string } | { intValue: string } }[]
  status: { code: 0 | 2 }
}

interface ExporterOptions {
  /** The base address of a collector, as in OpenTelemetry: spans go to `/v1/traces` below it. */
  endpoint: string
  log: { warn(details: object, message: string): void }
  attributes: Record<string, string>
}

const limits = {
  // Some seconds of a busy site; what comes when the queue is full is dropped.
  queued: 2_048,
  batch: 512,
  everyMs: 2_000,
  timeoutMs: 5_000,
}

export type Exporter = ReturnType<typeof createExporter>

/** Sends spans in batches, one at a time. A collector that is away costs spans, never a request. */
export const createExporter = ({ endpoint, log, attributes }: ExporterOptions) => {
  const { url, headers } = addressOf(endpoint)
  const resource = {
    attributes: Object.entries(attributes).map(([key, value]) => ({ key, value: { stringValue: value } })),
  }
  const queue: ExportedSpan[] = []
  const count = { sent: 0, dropped: 0 }
  let sending: Promise<void> | undefined
  let failing = false

  const post = async (spans: ExportedSpan[]): Promise<void> => {
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'colocdar' }, spans }] }] })
    try {
      const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(limits.timeoutMs) })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
      count.sent += spans.length
      failing = false
    } catch (error) {
      count.dropped += spans.length
      // Once an outage: the counter says the rest.
      if (!failing) log.warn({ err: error }, 'traces not sent')
      failing = true
    }
  }

  const flush = async (): Promise<void> => {
    sending ??= post(queue.splice(0, limits.batch)).finally(() => {
      sending = undefined
    })
    await sending
  }
  const timer = setInterval(() => queue.length > 0 && void flush(), limits.everyMs).unref()

  return {
    count,
    add(span: ExportedSpan): void {
      if (queue.length >= limits.queued) {
        count.dropped += 1
        return
      }
      queue.push(span)
      if (queue.length >= limits.batch) void flush()
    },
    /** Sends what is queued, unless the collector is away. */
    async close(): Promise<void> {
      clearInterval(timer)
      await sending
      while (queue.length > 0 && !failing) await flush()
    },
  }
}

/** Credentials in the address become a header: `fetch` refuses them. */
const addressOf = (endpoint: string) => {
  const url = new URL(`${endpoint.replace(/\/+$/, '')}/v1/traces`)
  const credentials = url.username && `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  const authorization = credentials && `Basic ${Buffer.from(credentials).toString('base64')}`
  return { url, headers: { 'content-type': 'application/json', ...(authorization && { authorization }) } }
}
