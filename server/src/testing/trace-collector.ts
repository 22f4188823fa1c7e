import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { ExportedSpan } from '../tracing/exporter.ts'

interface Body {
  resourceSpans: { scopeSpans: { spans: ExportedSpan[] }[] }[]
}

/** What an OpenTelemetry collector receives by OTLP/HTTP in JSON. */
export interface Collector {
  url: string
  spans(): ExportedSpan[]
  /** Stops listening, as if its machine had gone. */
  close(): Promise<void>
}

export const startCollector = async (): Promise<Collector> => {
  const received: ExportedSpan[] = []
  const collector: Collector = {
    url: '',
    spans: () => received,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Body
    const isRight = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json'
    if (isRight) received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    response.writeHead(isRight ? 200 : 404).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return collector
}
