// The client, in a separate process.
import autocannon, { type Request } from 'autocannon'
import { createAnswerCheck } from './answer-check.ts'
import type { Load, Measured } from './load.ts'
import { report, scriptOptions } from './processes.ts'

const { url, paths, connections, expected, headers = {}, ...length } = await scriptOptions<Load>()

// Created when it is sent: creating thousands of requests beforehand would block the client.
let next = 0
const nextRequest = (request: Request) => ({ ...request, path: paths[next++ % paths.length] })

const check = createAnswerCheck(expected)
let lastAnswer = 0

const onResponse: Request['onResponse'] = (status, _body, _context, received) => {
  lastAnswer = performance.now()
  check.look(status, received)
}

const start = performance.now()
const { requests, latency, errors, timeouts } = await autocannon({
  url,
  connections,
  ...('seconds' in length ? { duration: length.seconds } : { amount: length.amount }),
  headers,
  requests: [{ onResponse, ...(paths.length > 1 ? { setupRequest: nextRequest } : { path: paths[0] }) }],
})
const { seen } = check
report({
  perSecond: (1000 * requests.total) / (lastAnswer - start),
  p50: latency.p50,
  p99: latency.p99,
  total: requests.total,
  different: seen.different,
  wrong: seen.wrong + errors + timeouts,
  firstWrong: seen.firstWrong || `${errors} connections lost, ${timeouts} timeouts`,
} satisfies Measured)
