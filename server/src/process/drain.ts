import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sleepWhileRunning } from '@colocdar/api/running-time'

// A connection without a request for this long counts as idle.
const longestMs = 1_000
const pollMs = 20

/**
 * Drains the connections before the server closes: each client's next answer says `connection: close`.
 * Closing at once would cut off requests that are already in flight. For `noticeMs` it goes on answering, so that a load
 * balancer which asks `/readyz` has time to choose another server. Then the port closes, while connections that were
 * accepted get their answers.
 */
export const drain = async (server: Server, noticeMs: number): Promise<void> => {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await sleepWhileRunning(noticeMs)
  await stopListening(server)
  // By turns, not by the clock, for the same reason as the notice.
  for (let waited = 0; waited < longestMs && (await countConnections(server)) > 0; waited += pollMs) await sleep(pollMs)
}

/**
 * Right after Node has accepted all connections that wait: the system resets those that are left, and a proxy must not
 * send their writes again. Not by `close` of the HTTP server, which cuts off connections whose request is on its way.
 */
const stopListening = async (server: Server): Promise<void> => {
  await new Promise((resolve) => setImmediate(resolve))
  Listener.prototype.close.call(server)
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
