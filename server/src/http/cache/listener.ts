import pg from 'pg'

interface ListenerOptions {
  url: string
  onChange(): void
  log: { warn(details: object, message: string): void }
}

export interface CatalogueNews {
  /** Resolves once this process has heard of every change that was made before the call. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

const retryMs = 500
const answerMs = 2000

/** Hears of every change of the public catalogue, whichever process made it. */
export const listenToCatalogue = async ({ url, onChange, log }: ListenerOptions): Promise<CatalogueNews> => {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const connect = async () => {
    client = new pg.Client({
      connectionString: url,
      application_name: 'colocdar-listen',
      keepAlive: true,
      query_timeout: answerMs,
    })
    client.on('notification', onChange)
    client.on('error', lost)
    client.on('end', lost)
    await client.connect()
    await client.query('listen catalogue')
    // What happened while nobody listened is unknown: nothing kept so far can be trusted.
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
      // PostgreSQL sends a connection the news that wait for it before it says that a statement is done.
      const heard = await client?.query('select 1').catch(() => undefined)
      if (!heard) onChange()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}
