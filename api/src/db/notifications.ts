import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Servers } from './connection/servers.ts'
import { listen } from './listening.ts'

/**
 * Notifications of what changed, whichever process of whichever machine changed it. A port: PostgreSQL is behind it, in
 * a copy the original process of its machine, and a broker could be. Notifications of one channel arrive in the order in
 * which they were sent; whatever may have been missed lies between `onLost` and `onConnected`.
 */
export interface Notifications {
  readonly connected: boolean
  /** Since the source last answered. */
  readonly silentMs: number
  /** Resolves once it was said whether there is a connection. Returns what ends the subscription. */
  subscribe(subscriber: Subscriber): Promise<() => void>
  /** Resolves once the subscribers of this process know all that was sent before the call. Fails while not connected. */
  catchUp(): Promise<void>
  /** The same for every process of every machine, or after a moment without an answer. */
  catchUpEverywhere(): Promise<void>
  close(): void
}

export interface Subscriber {
  channels: string[]
  onNotification(channel: string, payload: string): void
  /** Connected, for the first time or again: what was sent before was missed. */
  onConnected(): void
  /** Once an outage. */
  onLost(error: Error | undefined): void
  /** The server at this address is gone, and with it every connection to it. */
  onDead?(address: string): void
  /** Resolves once what it was notified of is done, which takes a moment in another process. */
  handled?(): Promise<void>
}

// Counted by processes of other releases.
const applicationName = 'colocdar-listen'
const [ping, pong] = ['catalogue_ping', 'catalogue_pong']

/**
 * Over one connection to PostgreSQL. A machine that is later than `othersTimeoutMs` is stuck or just starting: it does not
 * hold up those who write.
 */
export const openNotifications = async (servers: Servers, othersTimeoutMs = 250): Promise<Notifications> => {
  const subscribers = new Set<Subscriber>()
  const pings = new Map<string, () => void>()
  const allHandled = () => Promise.all([...subscribers].map((subscriber) => subscriber.handled?.()))

  const onNotification = ({ channel, payload = '' }: pg.Notification) => {
    if (channel === pong) return pings.get(payload)?.()
    if (channel === ping) {
      void allHandled()
        .then(() => listening.query('select pg_notify($1, $2)', [pong, payload]))
        .catch(() => {})
      return
    }
    for (const subscriber of subscribers)
      if (subscriber.channels.includes(channel)) subscriber.onNotification(channel, payload)
  }
  const listening = await listen({
    servers,
    applicationName,
    channels: [ping, pong],
    onNotification,
    onConnected() {
      for (const subscriber of subscribers) subscriber.onConnected()
    },
    onLost(error) {
      for (const subscriber of subscribers) subscriber.onLost(error)
    },
    onDead(address) {
      for (const subscriber of subscribers) subscriber.onDead?.(address)
    },
  })

  // PostgreSQL delivers pending notifications before it reports a statement as done. Callers that come before the next
  // statement is sent share it.
  let next: Promise<void> | undefined
  let current: Promise<unknown> = Promise.resolve()
  const askNext = () => {
    next ??= current.then(async () => {
      const asked = listening.query('select 1')
      current = asked.catch(() => {})
      next = undefined
      await asked
    })
    return next
  }

  return {
    get connected() {
      return listening.connected
    },
    get silentMs() {
      return listening.silentMs
    },
    async subscribe(subscriber) {
      await listening.add(subscriber.channels)
      subscribers.add(subscriber)
      if (listening.connected) subscriber.onConnected()
      else subscriber.onLost(undefined)
      return () => subscribers.delete(subscriber)
    },
    catchUp: askNext,
    async catchUpEverywhere() {
      const counted = await listening.query<{ total: number }>(countListeners, [applicationName]).catch(() => undefined)
      let missing = counted?.rows[0]?.total ?? 0
      const id = randomUUID()
      const done = Promise.withResolvers<unknown>()
      const late = setTimeout(done.resolve, othersTimeoutMs)
      if (missing < 2) void allHandled().then(done.resolve)
      else {
        pings.set(id, () => {
          missing -= 1
          if (missing === 0) done.resolve(undefined)
        })
        // A machine answers after its processes were notified of what was sent before the ping.
        listening.query('select pg_notify($1, $2)', [ping, id]).catch(done.resolve)
      }
      await done.promise
      clearTimeout(late)
      pings.delete(id)
    },
    close: listening.close,
  }
}

const countListeners =
  'select count(*)::int as total from pg_stat_activity where datname = current_database() and application_name = $1'
