import pg from 'pg'
import { DatabaseClient, type DatabaseClientConfig } from './database-client.ts'

/**
 * A pool that has room again as soon as a connection ends, and keeps none that cannot write. Drizzle never gives back a
 * connection whose `begin` failed: ten of these, in one outage, and no request would get one until the next restart.
 */
export class DatabasePool extends pg.Pool {
  constructor(config: pg.PoolConfig & DatabaseClientConfig) {
    super({ ...config, Client: DatabaseClient as unknown as new () => pg.ClientBase })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(releaseWhenLost)
    super.connect(callback)
    return undefined
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

const releaseWhenLost = (client: pg.PoolClient): pg.PoolClient => {
  const { release } = client
  let released = false
  client.release = (error) => {
    if (released) return
    released = true
    client.off('end', lost)
    release(error ?? (client as unknown as DatabaseClient).readOnly)
  }
  const lost = () => client.release(true)
  client.once('end', lost)
  return client
}
