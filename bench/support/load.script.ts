// The client, in a separate process.
import autocannon, { type Request } from 'autocannon'
import type { Load, Measured } from './load.ts'
import { report, scriptOptions } from './processes.ts'

const { url, paths, connections, expected, headers = {}, ...length } = await scriptOptions<Load>()

// Created when it is sent: creating thousands of requests beforehand would block the client.
let next = 0
const nextRequest = (request: Request) => ({ ...request, path: paths[next++ % paths.length] })

const etags = new Set<string>()
const wrong: string[] = []
let lastAnswer = 0

const check: Request['onResponse'] = (status, _body, _context, headers) => {
  lastAnswer = performance.now()
  const { etag = '', 'content-type': type = '', 'content-length': bytes = '0' } = headers
  etags.add(etag)
  if (status !== 200 || !type.startsWith(expected.type) || Number(bytes) < expected.leastBytes)
    wrong.push(`${status} ${type}, ${bytes} bytes`)
}

const start = performance.now()
const { requests, latency, errors, timeouts } = await autocannon({
  url,
  connections,
  ...('seconds' in length ? { duration: length.seconds } : { amount: length.amount }),
  headers,
  requests: [{ onResponse: check, ...(paths.length > 1 ? { setupRequest: nextRequest } : { path: paths[0] }) }],
})
report({
  perSecond: (1000 * requests.total) / (lastAnswer - start),
  p50: latency.p50,
  p99: latency.p99,
  total: requests.total,
  different: etags.size,
  wrong: wrong.length + errors + timeouts,
  firstWrong: wrong[0] ?? `${errors} connections lost, ${timeouts} timeouts`,
} satisfies Measured)
