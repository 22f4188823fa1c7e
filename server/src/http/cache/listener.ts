import type { Notifications } from '@colocdar/api/db/notifications'

interface ListenerOptions {
  notifications: Notifications
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

/** Is notified of every change of the public catalogue, whichever process made it. */
export const listenToCatalogue = async (options: ListenerOptions) => {
  const { notifications, onChange, onConversations, onGap, onOffline, log } = options
  let heard = 0
  let lostAt: number | undefined

  const close = await notifications.subscribe({
    channels: ['catalogue', 'conversations'],
    onNotification(channel, payload) {
      if (channel === 'conversations') return onConversations?.(payload.split(' ').map(Number))
      heard += 1
      onChange(payload.split(' '))
    },
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

  return {
    /** How many changes this process was notified of. */
    get heard() {
      return heard
    },
    /** For the metrics. */
    get state() {
      return { connected: notifications.connected, silentSeconds: notifications.silentMs / 1000 }
    },
    /** Resolves once this process was notified of every change made before the call. */
    catchUp: () => notifications.catchUp().catch(onGap),
    /** Resolves once every other process was, too, or after a moment without an answer. */
    catchUpEverywhere: notifications.catchUpEverywhere,
    close,
  }
}
