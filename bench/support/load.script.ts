// The client, in a process of its own.
import autocannon, { type Request } from 'autocannon'
import type { Load } from './load.ts'
import { report, scriptOptions } from './processes.ts'

const { url, paths, connections, seconds, headers = {} } = await scriptOptions<Load>()

// Written when it is sent: a client that writes thousands of requests beforehand reads no answer meanwhile.
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
