import { randomUUID } from 'node:crypto'
import pg from 'pg'

interface ListenerOptions {
  url: string
  /** Something changed: these tags name it. */
  onChange(tags: string[]): void
  /** Notifications may have been missed. */
  onGap(): void
  /** The connection was lost, or is back. */
  onOffline?(offline: boolean): void
  log: { warn(details: object, message: string): void }
}

export interface CatalogueListener {
  /** How many changes this process was notified of. */
  readonly heard: number
  /** Resolves once this process was notified of every change made before the call. */
  catchUp(): Promise<void>
  /** Resolves once every other process was, too, or after a moment without an answer. */
  catchUpEverywhere(): Promise<void>
  close(): Promise<void>
}

const retryMs = 500
const queryTimeoutMs = 2_000
// Another process that is this late is stuck or just starting: it does not hold up those who write.
const othersTimeoutMs = 250

const applicationName = 'colocdar-listen'

/** Is notified of every change of the public catalogue, whichever process made it. */
export const listenToCatalogue = async (options: ListenerOptions): Promise<CatalogueListener> => {
  const { url, onChange, onGap, onOffline, log } = options
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let offline = false
  let heard = 0
  const pings = new Map<string, () => void>()

  // One statement at a time: node-postgres will not queue them for us much longer.
  let last: Promise<unknown> = Promise.resolve()
  const query = <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
    const result = last.then(() => client?.query<Row>(text, values))
    last = result.catch(() => {})
    return result
  }

  const notified = ({ channel, payload = '' }: pg.Notification) => {
    if (channel === 'catalogue_pong') return pings.get(payload)?.()
    if (channel === 'catalogue_ping') {
      void query(`select pg_notify('catalogue_pong', $1)`, [payload]).catch(() => {})
      return
    }
    heard += 1
    onChange(payload.split(' '))
  }

  const connect = async () => {
    client = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      keepAlive: true,
      query_timeout: queryTimeoutMs,
    })
    client.on('notification', notified)
    client.on('error', lost)
    client.on('end', lost)
    await client.connect()
    await client.query('listen catalogue; listen catalogue_ping; listen catalogue_pong')
    // Notifications sent while we were not connected are lost: everything cached so far may be stale.
    onGap()
    offline = false
    onOffline?.(false)
  }

  const lost = (error?: Error) => {
    client?.removeAllListeners()
    client?.on('error', () => {})
    client = undefined
    if (closed || timer) return
    // Once an outage, however many attempts to reconnect fail.
    if (!offline) {
      offline = true
      onGap()
      onOffline?.(true)
      log.warn({ err: error }, 'catalogue listener lost, reconnecting')
    }
    timer = setTimeout(() => {
      timer = undefined
      connect().catch(lost)
    }, retryMs)
  }

  await connect()
  return {
    get heard() {
      return heard
    },
    async catchUp() {
      // PostgreSQL delivers pending notifications before it reports a statement as done.
      const answered = await query('select 1').catch(() => undefined)
      if (!answered) onGap()
    },
    async catchUpEverywhere() {
      const counted = await query<{ total: number }>(countListeners, [applicationName]).catch(() => undefined)
      const listeners = counted?.rows[0]?.total ?? 0
      if (listeners < 2) return
      const id = randomUUID()
      await new Promise<void>((resolve) => {
        let missing = listeners
        const done = () => {
          clearTimeout(late)
          pings.delete(id)
          resolve()
        }
        const late = setTimeout(done, othersTimeoutMs)
        pings.set(id, () => {
          missing -= 1
          if (missing === 0) done()
        })
        // A process answers after it was notified of what was sent before the ping.
        query(`select pg_notify('catalogue_ping', $1)`, [id]).catch(done)
      })
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

const countListeners =
  'select count(*)::int as total from pg_stat_activity where datname = current_database() and application_name = $1'
