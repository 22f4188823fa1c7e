import pg from 'pg'

interface ListenerOptions {
  url: string
  onChange(): void
  log: { warn(details: object, message: string): void }
}

export interface CatalogueListener {
  /** Resolves once this process was notified of every change made before the call. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

const retryMs = 500
const queryTimeoutMs = 2_000

/** Is notified of every change of the public catalogue, whichever process made it. */
export const listenToCatalogue = async ({ url, onChange, log }: ListenerOptions): Promise<CatalogueListener> => {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const connect = async () => {
    client = new pg.Client({
      connectionString: url,
      application_name: 'colocdar-listen',
      keepAlive: true,
      query_timeout: queryTimeoutMs,
    })
    client.on('notification', onChange)
    client.on('error', lost)
    client.on('end', lost)
    await client.connect()
    await client.query('listen catalogue')
    // Notifications sent while we were not connected are lost: everything cached so far may be stale.
    onChange()
  }

  const lost = (error?: Error) => {
    client?.removeAllListeners()
    client?.on('error', () => {})
    client = undefined
    if (closed || timer) return
    onChange()
    log.warn({ err: error }, 'catalogue listener lost, reconnecting')
    timer = setTimeout(() => {
      timer = undefined
      connect().catch(lost)
    }, retryMs)
  }

  await connect()
  return {
    async catchUp() {
      // PostgreSQL delivers pending notifications before it reports a statement as done.
      const answered = await client?.query('select 1').catch(() => undefined)
      if (!answered) onChange()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
