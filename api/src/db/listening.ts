import pg from 'pg'
import { DatabaseClient } from './connection/database-client.ts'
import type { Servers } from './connection/servers.ts'

interface ListeningOptions {
  servers: Servers
  applicationName: string
  /** More can be added. */
  channels: string[]
  onNotification(notification: pg.Notification): void
  /** Listening, for the first time or again: what was sent before was missed. */
  onConnected(): void
  /** Once an outage, however many attempts to reconnect fail. */
  onLost?(error: Error | undefined): void
  /** The server at this address is gone, and with it every connection to it. */
  onDead?(address: string): void
}

export type Listening = Awaited<ReturnType<typeof listen>>

const retryMs = 500

/**
 * A connection that receives notifications, opened again when it is lost. A network may drop it without telling either
 * side, and nothing would arrive any more: so it is asked every few seconds.
 */
export const listen = async (options: ListeningOptions) => {
  const { servers, applicationName, onNotification, onConnected, onLost, onDead } = options
  const channels = new Set(options.channels)
  const { heartbeatMs, heartbeatAnswerMs } = servers.timeouts
  let client: DatabaseClient | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let connected = false
  let answeredAt = performance.now()
  // Where a server fell silent, until another connection shows whether it is dead.
  let silentAddress: string | undefined

  // One statement at a time: node-postgres will not queue them for us much longer.
  let last: Promise<unknown> = Promise.resolve()
  const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const result = last.then(() => ask<Row>(text, values))
    last = result.catch(() => {})
    return result
  }
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]) => {
    const asked = client
    if (!asked || !connected) throw new Error('Connection terminated: not listening')
    const silent = Promise.withResolvers<never>()
    // An answer that waited for a busy event loop is read between the two.
    const late = setTimeout(() => setImmediate(() => silent.reject(new Error('Query read timeout'))), heartbeatAnswerMs)
    try {
      const result = await Promise.race([asked.query<Row>(text, values), silent.promise])
      answeredAt = performance.now()
      return result
    } catch (error) {
      if (asked === client && isSilence(error)) {
        silentAddress = asked.address
        lost(error)
      }
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  const heartbeat = async () => {
    const expected = channels.size
    const { rows } = await query<{ channels: number }>(countChannels)
    if (rows[0]?.channels !== expected) lost(new Error('LISTEN was forgotten'))
    else beat()
  }
  const beat = () => {
    timer = setTimeout(() => heartbeat().catch((error) => connected && lost(error)), heartbeatMs)
  }

  const connect = async () => {
    const opened = new DatabaseClient({ servers, application_name: applicationName })
    client = opened
    opened.on('notification', onNotification)
    await opened.connect()
    opened.on('error', (error) => opened === client && lost(error))
    opened.on('end', () => opened === client && lost())
    await opened.query([...channels].map(listenTo).join('; '))
    if (closed) return opened.drop()
    if (opened.address !== silentAddress) dropSilent()
    silentAddress = undefined
    connected = true
    answeredAt = performance.now()
    beat()
    onConnected()
  }

  const reconnect = () => {
    timer = undefined
    connect().catch((error: Error & { code?: string }) => {
      // An error that PostgreSQL sent proves that it is there. Its codes have a digit, unlike EPIPE.
      if (!/^(?=.*\d)[0-9A-Z]{5}$/.test(error.code ?? '')) dropSilent()
      lost(error)
    })
  }

  const dropSilent = () => {
    if (silentAddress === undefined) return
    dropConnections(servers, silentAddress)
    onDead?.(silentAddress)
  }

  const lost = (error?: Error) => {
    client?.drop()
    client = undefined
    clearTimeout(timer)
    if (closed) return
    timer = setTimeout(reconnect, retryMs)
    servers.forget()
    if (!connected) return
    connected = false
    onLost?.(error)
  }

  await connect().catch((error) => {
    client?.drop()
    throw error
  })
  return {
    get connected() {
      return connected
    },
    /** Since the server last answered on this connection. */
    get silentMs() {
      return performance.now() - answeredAt
    },
    /** Fails at once while there is no connection. */
    query,
    /** Resolves once these channels are listened to, also when that has to wait for the next connection. */
    async add(more: string[]): Promise<void> {
      for (const channel of more) channels.add(channel)
      await query(more.map(listenTo).join('; ')).catch(() => {})
    },
    close(): void {
      closed = true
      clearTimeout(timer)
      // Without waiting for a farewell: the server may be gone.
      client?.drop()
    },
  }
}

/** Those to a server that is dead would each wait for their own timeout. */
export const dropConnections = (servers: Servers, address: string): void => {
  for (const client of servers.clients) if (client.address === address) client.drop()
}

const listenTo = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`

const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout'

const countChannels = 'select count(*)::int as channels from pg_listening_channels()'
