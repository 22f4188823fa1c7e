import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** The port itself, or any free one for 0. Fails like `listen` when the port is taken. */
export const freePort = async (host: string, port: number): Promise<number> => {
  const probe = createServer().listen({ host, port })
  await once(probe, 'listening')
  const { port: free } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return free
}
