import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'

/** Between clients and a PostgreSQL: a network that can stop delivering packets without closing anything. */
export interface DatabaseProxy {
  /** The database, through the proxy. */
  url: string
  host: string
  /** The parameters with which each connection began. */
  startups: Record<string, string>[]
  /** Connections that are open, silent ones included. */
  readonly open: number
  /** Nothing passes any more, over the open connections (or those of one kind) or, unless told otherwise, new ones. */
  silence(which?: { newOnes: boolean; applicationName?: string }): void
  /** New connections work again. Those that were silenced stay so. */
  heal(): void
  close(): Promise<void>
}

export const startDatabaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const { host, port, user, database } = new pg.Client(databaseUrl)
  const sockets = new Set<Socket>()
  const silenced = new WeakSet<Socket>()
  const startups: DatabaseProxy['startups'] = []
  const names = new WeakMap<Socket, string | undefined>()
  let silentForNew = false

  const forward = (from: Socket, to: Socket, client: Socket) => {
    from.on('data', (data) => silenced.has(client) || to.write(data))
    from.on('error', () => {})
    from.on('close', () => silenced.has(client) || to.destroy())
  }
  const server = createServer((client) => {
    sockets.add(client)
    if (silentForNew) silenced.add(client)
    client.once('data', (data) => {
      const startup = readStartup(data)
      startups.push(startup)
      names.set(client, startup.application_name)
    })
    client.on('close', () => sockets.delete(client))
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    forward(client, upstream, client)
    forward(upstream, client, client)
    // Silence hides that a client left from the server; the end of the test does not.
    server.once('close', () => upstream.destroy())
  })
  server.setMaxListeners(0)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: `postgres://${user}@${address}/${database}`,
    host: address,
    startups,
    get open() {
      return sockets.size
    },
    silence({ newOnes, applicationName } = { newOnes: true }) {
      silentForNew = newOnes
      for (const socket of sockets)
        if (applicationName === undefined || names.get(socket) === applicationName) silenced.add(socket)
    },
    heal() {
      silentForNew = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Length and version of the protocol, then names and values, each ended by a zero. */
const readStartup = (data: Buffer): Record<string, string> => {
  const words = data.subarray(8, data.readInt32BE(0)).toString().split('\0')
  return Object.fromEntries(
    Array.from(
      { length: Math.floor(words.length / 2) },
      (_, index) => [words[2 * index], words[2 * index + 1]] as const,
    ).filter(([name]) => name),
  )
}
