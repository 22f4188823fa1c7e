import { randomUUID } from 'node:crypto'
import type { Servers } from '@colocdar/api/db/connection/servers'
import { listen } from '@colocdar/api/db/listening'
import type pg from 'pg'

interface ListenerOptions {
  servers: Servers
  /** Something changed: these tags name it. */
  onChange(tags: string[]): void
  /** The conversations of these members changed. */
  onConversations?(ids: number[]): void
  /** Notifications may have been missed. */
  onGap(): void
  /** The connection was lost, or is back. */
  onOffline?(offline: boolean): void
  log: { warn(details: object, message: string): void }
}

export type CatalogueListener = Awaited<ReturnType<typeof listenToCatalogue>>

// Another process that is this late is stuck or just starting: it does not hold up those who write.
const othersTimeoutMs = 250

const applicationName = 'colocdar-listen'

/** Is notified of every change of the public catalogue, whichever process made it. */
export const listenToCatalogue = async (options: ListenerOptions) => {
  const { servers, onChange, onConversations, onGap, onOffline, log } = options
  let heard = 0
  let lostAt: number | undefined
  const pings = new Map<string, () => void>()

  const onNotification = ({ channel, payload = '' }: pg.Notification) => {
    if (channel === 'conversations') return onConversations?.(payload.split(' ').map(Number))
    if (channel === 'catalogue_pong') return pings.get(payload)?.()
    if (channel === 'catalogue_ping') {
      void listening.query(`select pg_notify('catalogue_pong', $1)`, [payload]).catch(() => {})
      return
    }
    heard += 1
    onChange(payload.split(' '))
  }

  const listening = await listen({
    servers,
    applicationName,
    channels: ['catalogue', 'catalogue_ping', 'catalogue_pong', 'conversations'],
    onNotification,
    onConnected() {
      // Notifications sent while we were not connected are lost: everything cached so far may be stale.
      onGap()
      onOffline?.(false)
      if (lostAt !== undefined)
        log.warn({ seconds: Math.round((performance.now() - lostAt) / 1000) }, 'catalogue listener connected again')
      lostAt = undefined
    },
    onLost(error) {
      lostAt = performance.now()
      onGap()
      onOffline?.(true)
      log.warn({ err: error }, 'catalogue listener lost, reconnecting; cached pages are sent as they are')
    },
  })

  // PostgreSQL delivers pending notifications before it reports a statement as done. Callers that come before the next
  // statement is sent share it.
  let next: Promise<unknown> | undefined
  let current: Promise<unknown> = Promise.resolve()
  const askNext = () => {
    next ??= current.then(() => {
      current = listening.query('select 1').catch(onGap)
      next = undefined
      return current
    })
    return next
  }

  return {
    /** How many changes this process was notified of. */
    get heard() {
      return heard
    },
    /** For the metrics. */
    get state() {
      return { connected: listening.connected, silentSeconds: listening.silentMs / 1000 }
    },
    /** Resolves once this process was notified of every change made before the call. */
    async catchUp(): Promise<void> {
      await askNext()
    },
    /** Resolves once every other process was, too, or after a moment without an answer. */
    async catchUpEverywhere(): Promise<void> {
      const counted = await listening.query<{ total: number }>(countListeners, [applicationName]).catch(() => undefined)
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
        listening.query(`select pg_notify('catalogue_ping', $1)`, [id]).catch(done)
      })
    },
    close: listening.close,
  }
}

const countListeners =
  'select count(*)::int as total from pg_stat_activity where datname = current_database() and application_name = $1'
