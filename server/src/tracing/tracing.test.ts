import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@colocdar/api/db/database'
import { createServers } from '@colocdar/api/db/servers'
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

const bodyInPieces = async function* () {
  yield '{"a":'
  await sleep(20)
  yield '1}'
}

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
    await Promise.all([1, 2, 3].map((value) => db.execute(`select ${value} as value`)))
    passedOn.push(tracer.headers())
    return 'ok'
  })
  app.addHook('onClose', async () => {
    await close()
    await exporter.close()
  })
  let [asked, answered] = [0, 0]
  app.addHook('onResponse', async () => {
    answered += 1
  })
  const listening = app.listen({ host: '127.0.0.1', port: 0 })
  const ask = async (traceparent?: string) => {
    asked += 1
    const headers = { 'content-type': 'application/json', ...(traceparent && { traceparent }) }
    // Over a socket, the body after the headers: the span must outlast the wait for it.
    const body = Readable.from(bodyInPieces())
    return fetch(`${await listening}/offres/4711`, { method: 'POST', headers, body, duplex: 'half' } as object)
  }
  const stop = async () => {
    await vi.waitFor(() => expect(answered).toBe(asked))
    await app.close()
  }
  return { ask, stop, exporter, passedOn }
}

describe('traces', () => {
  it('continue that of the request, with its queries below it, however many share a connection', async () => {
    const { stop, ask, passedOn } = startTraced()
    const ids = Array.from({ length: 5 }, (_, index) => traceId.replace(/^./, String(index)))
    await Promise.all(ids.map((id) => ask(`00-${id}-${parent}-01`)))
    await stop()
    for (const id of ids) {
      const spans = collector.spans().filter((span) => span.traceId === id)
      const request = spans.find(({ name }) => name === 'POST /offres/:id') as ExportedSpan
      expect(request).toMatchObject({ parentSpanId: parent, kind: 2, status: { code: 0 } })
      const queries = spans.filter(({ name, parentSpanId }) => name === 'select' && parentSpanId === request.spanId)
      expect([queries.length, spans.length]).toEqual([3, 4])
      expect(passedOn).toContainEqual({ traceparent: `00-${id}-${request.spanId}-01` })
      expect(BigInt(request.endTimeUnixNano)).toBeGreaterThan(BigInt(request.startTimeUnixNano))
    }
    expect(JSON.stringify(collector.spans())).not.toContain('/4711')
  })

  it.each([
    ['nobody asked for a sample', undefined, 0],
    ['whoever began the trace did not record it', `00-${traceId}-${parent}-00`, 1],
  ])('are not sent when %s', async (_why, traceparent, ratio) => {
    const { stop, ask } = startTraced(ratio)
    expect((await ask(traceparent)).status).toBe(200)
    await stop()
    expect(collector.spans()).toEqual([])
  })

  it('break no request while the collector is away, and say so once', async () => {
    const { stop, ask, exporter } = startTraced()
    await collector.close()
    for (let count = 0; count < 3; count += 1) expect((await ask()).status).toBe(200)
    await stop()
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
