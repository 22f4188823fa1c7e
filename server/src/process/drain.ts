import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// A connection without a request for this long counts as idle.
const longestMs = 500

/**
 * Drains the connections before the server closes: each client's next answer says `connection: close`.
 * Closing at once would cut off requests that are already in flight. For `noticeMs` it goes on answering, so that a load
 * balancer which asks `/readyz` has time to send nobody here any more.
 */
export const drain = async (server: Server, noticeMs: number): Promise<void> => {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  await sleep(noticeMs)
  const deadline = performance.now() + longestMs
  while (performance.now() < deadline && (await countConnections(server)) > 0) await sleep(20)
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
