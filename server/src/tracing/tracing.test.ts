import { openDatabase } from '@colocdar/api/db/database'
import { createServers } from '@colocdar/api/db/servers'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { registerRequestSpans } from '../http/request-spans.ts'
import { watchQueries } from '../metrics/watch-queries.ts'
import { type Collector, startCollector } from '../testing/trace-collector.ts'
import { createExporter, type ExportedSpan } from './exporter.ts'
import { readTraceparent } from './trace-context.ts'
import { createTracer } from './tracer.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const parent = '00f067aa0ba902b7'
const warn = vi.fn()
let collector: Collector

beforeEach(async () => {
  collector = await startCollector()
  warn.mockClear()
})
afterEach(() => collector.close().catch(() => {}))

/** A server that asks the database three times for each request, over one connection that they share. */
const startTraced = (ratio = 1) => {
  const exporter = createExporter({
    endpoint: collector.url,
    log: { warn },
    attributes: { 'service.name': 'colocdar' },
  })
  const tracer = createTracer(exporter, ratio)
  const servers = createServers(inject('postgresUrl'))
  servers.beginQuery = watchQueries({ slowMs: 0, log: { warn }, tracer }).begin
  const { db, close } = openDatabase({ servers, maxConnections: 1 })
  const app = Fastify()
  registerRequestSpans(app, tracer)
  const passedOn: object[] = []
  app.post('/offres/:id', async () => {
    await Promise.all([1, 2, 3].map((value) => db.execute(sql`select ${value}::int as canary`)))
    passedOn.push(tracer.headers())
    return 'ok'
  })
  app.addHook('onClose', async () => {
    await close()
    await exporter.close()
  })
  const ask = (traceparent?: string) =>
    app.inject({
      method: 'POST',
      url: '/offres/4711',
      headers: { ...(traceparent && { traceparent }) },
      payload: { a: 1 },
    })
  return { app, ask, exporter, passedOn }
}

describe('traces', () => {
  it('continue that of the request, with its queries below it, however many share a connection', async () => {
    const { app, ask, passedOn } = startTraced()
    const ids = Array.from({ length: 5 }, (_, index) => traceId.replace(/^./, String(index)))
    await Promise.all(ids.map((id) => ask(`00-${id}-${parent}-01`)))
    await app.close()
    for (const id of ids) {
      const spans = collector.spans().filter((span) => span.traceId === id)
      const request = spans.find(({ name }) => name === 'POST /offres/:id') as ExportedSpan
      expect(request).toMatchObject({ parentSpanId: parent, kind: 2, status: { code: 0 } })
      const queries = spans.filter(({ name, parentSpanId }) => name === 'select' && parentSpanId === request.spanId)
      expect([queries.length, spans.length]).toEqual([3, 4])
      expect(passedOn).toContainEqual({ traceparent: `00-${id}-${request.spanId}-01` })
      expect(BigInt(request.endTimeUnixNano)).toBeGreaterThan(BigInt(request.startTimeUnixNano))
    }
    expect(JSON.stringify(collector.spans())).not.toContain('4711')
  })

  it.each([
    ['nobody asked for a sample', undefined, 0],
    ['whoever began the trace did not record it', `00-${traceId}-${parent}-00`, 1],
  ])('are not sent when %s', async (_why, traceparent, ratio) => {
    const { app, ask } = startTraced(ratio)
    expect((await ask(traceparent)).statusCode).toBe(200)
    await app.close()
    expect(collector.spans()).toEqual([])
  })

  it('break no request while the collector is away, and say so once', async () => {
    const { app, ask, exporter } = startTraced()
    await collector.close()
    for (let count = 0; count < 3; count += 1) expect((await ask()).statusCode).toBe(200)
    await app.close()
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'traces not sent')
    expect(exporter.count).toEqual({ sent: 0, dropped: 12 })
  })

  it('are dropped beyond a bound, instead of filling the memory', async () => {
    const exporter = createExporter({ endpoint: collector.url, log: { warn }, attributes: {} })
    const span = { name: 'x', attributes: [], status: { code: 0 } } as unknown as ExportedSpan
    for (let count = 0; count < 10_000; count += 1) exporter.add(span)
    await exporter.close()
    expect(exporter.count.sent + exporter.count.dropped).toBe(10_000)
    // One batch was under way while the queue filled.
    expect(collector.spans()).toHaveLength(2_048 + 512)
  })
})

it.each([
  '',
  'x',
  `00-${'0'.repeat(32)}-${parent}-01`,
  `ff-${traceId}-${parent}-01`,
  `00-${traceId}-${parent}`,
  undefined,
])('ignores the invalid traceparent %j', (header) => expect(readTraceparent(header)).toBeNull())
