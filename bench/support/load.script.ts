// The client, in a separate process.
import autocannon, { type Request } from 'autocannon'
import type { Load } from './load.ts'
import { report, scriptOptions } from './processes.ts'

const { url, paths, connections, seconds, headers = {} } = await scriptOptions<Load>()

// Created when it is sent: creating thousands of requests beforehand would block the client.
let next = 0
const nextRequest = (request: Request) => ({ ...request, path: paths[next++ % paths.length] })

const { requests, latency, errors, timeouts, non2xx, duration } = await autocannon({
  url,
  connections,
  duration: seconds,
  headers,
  requests: [paths.length > 1 ? { setupRequest: nextRequest } : { path: paths[0] }],
})
report({
  perSecond: requests.total / duration,
  p50: latency.p50,
  p99: latency.p99,
  total: requests.total,
  failures: errors + timeouts + non2xx,
})
