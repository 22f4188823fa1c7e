import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

// A client that has a request to send sends it within this time; one that stays silent longer is idle.
const longestMs = 500

/**
 * Empties a server before it closes: each client learns from its next answer that the connection ends with it.
 * Closing at once would cut those whose next request is already on its way.
 */
export const drain = async (server: Server): Promise<void> => {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false
  })
  const deadline = performance.now() + longestMs
  while (performance.now() < deadline && (await countConnections(server)) > 0) await sleep(20)
}

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
