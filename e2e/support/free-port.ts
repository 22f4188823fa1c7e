import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections: none of those takes it before the server listens, and again
 * while it restarts.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + randomInt(12_000)
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
