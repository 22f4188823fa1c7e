import pg from 'pg'
import type { Servers } from './servers.ts'
import { type SilenceWatch, watchSilence } from './silence-watch.ts'

export interface DatabaseClientConfig extends pg.ClientConfig {
  servers: Servers
}

/**
 * A connection to the server that takes writes, closed when a query gets no answer in time: `pg` would leave it open,
 * with everything behind that query waiting as well.
 */
export class DatabaseClient extends pg.Client {
  place: number | undefined
  address: string | undefined
  /** Not to be used again: its server takes no writes any more, and may have been replaced. */
  readOnly = false
  readonly #servers: Servers
  readonly #silence: SilenceWatch

  constructor({ servers, ...config }: DatabaseClientConfig) {
    const { urls, timeouts } = servers
    super({
      ...config,
      connectionString: urls[0],
      connectionTimeoutMillis: timeouts.connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: timeouts.keepAliveMs,
    })
    this.#servers = servers
    this.#silence = watchSilence(timeouts.queryMs, () => this.connection.stream.destroy(new Error(silentServer)))
    servers.clients.add(this)
    // Unheard, an error would end the process.
    this.on('error', () => servers.forget())
    this.once('end', () => servers.clients.delete(this))
  }

  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error) => void): void
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | undefined {
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(() => (callback as (error?: Error) => void)(), callback)
    return undefined
  }

  override query = ((...args: unknown[]): unknown => {
    const ended = this.#servers.beginQuery?.(textOf(args[0]))
    this.#silence.begin()
    const end = (error?: Error) => {
      this.#silence.end()
      this.#judge(error)
      ended?.()
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const callBack = (error: Error | undefined, result: unknown) => {
        end(error)
        callback(error, result)
      }
      return this.#run([...args.slice(0, -1), callBack])
    }
    const result = this.#run(args)
    if (result instanceof Promise) result.then(() => end(), end)
    else end()
    return result
  }) as pg.Client['query']

  drop(): void {
    this.connection.stream.destroy()
  }

  async #connect(): Promise<pg.Client> {
    try {
      const place = await this.#servers.find()
      // The pool gave up meanwhile.
      if (this.connection.stream.destroyed) throw new Error('Connection terminated due to connection timeout')
      const { host, port } = new pg.Client(this.#servers.urls[place])
      Object.assign(this, { host, port, place })
      await super.connect()
      const { remoteAddress, remotePort } = this.connection.stream as { remoteAddress?: string; remotePort?: number }
      this.address = remoteAddress && `${remoteAddress} ${remotePort}`
      await this.#begin()
      return this
    } catch (error) {
      this.#servers.forget()
      this.#servers.clients.delete(this)
      this.drop()
      throw error
    }
  }

  /** PgBouncer accepts none of these in the first packet of a connection. */
  async #begin(): Promise<void> {
    const values = { ...sessionSettings, statement_timeout: this.#servers.timeouts.statementMs }
    const settings = Object.keys(values).map((name, index) => `set_config('${name}', $${index + 1}, false)`)
    this.#silence.begin()
    const { rows } = await super
      .query<{ standby: boolean }>(
        `select pg_is_in_recovery() as standby, ${settings.join(', ')}`,
        Object.values(values).map(String),
      )
      .finally(this.#silence.end)
    if (rows[0]?.standby && this.#servers.urls.length > 1) throw new Error('Connection terminated: a standby')
  }

  #run(args: unknown[]): unknown {
    const [query, ...others] = args
    const given = this.#servers.forgetsNames ? withoutName(query) : query
    return super.query(...([given, ...others] as Parameters<pg.Client['query']>))
  }

  #judge(error: (Error & { code?: unknown }) | undefined | null): void {
    const silent = error?.message === silentServer
    this.readOnly ||= error?.code === readOnlyTransaction
    if (silent || this.readOnly) this.#servers.forget()
    // A query may have a shorter timeout of its own.
    if (silent) this.drop()
  }
}

/** Of a prepared statement: another connection of the server would not know it. */
const withoutName = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'name' in query && !('submit' in query)
    ? { ...query, name: undefined }
    : query

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')

// As `pg` says it.
const silentServer = 'Query read timeout'

const readOnlyTransaction = '25006'

const sessionSettings = {
  idle_in_transaction_session_timeout: 30_000,
  // The server notices a client that disappeared: its locks are released, and nobody waits for it to be notified.
  tcp_keepalives_idle: 10,
  tcp_keepalives_interval: 5,
  tcp_keepalives_count: 3,
}
