interface PushEvent extends Event {
  waitUntil(work: Promise<unknown>): void
  data: { json(): unknown } | null
}

interface PressEvent extends Event {
  waitUntil(work: Promise<unknown>): void
  notification: { data: unknown; close(): void }
}

interface Window {
  url: string
  focus(): Promise<unknown>
}

/** As much of a service worker's global scope as is used. */
export interface PushScope {
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: { matchAll(options: object): Promise<readonly Window[]>; openWindow(url: string): Promise<unknown> }
  location: { origin: string }
}

/**
 * Shows notifications, and opens their page when one is pressed. The form is the one that Safari shows by itself. As
 * `workOffline`, it is written to a file as text.
 */
export const receivePush = (worker: PushScope): void => {
  const ownPage = (address: unknown): string => {
    const url = new URL(String(address), worker.location.origin)
    return url.origin === worker.location.origin ? url.href : `${worker.location.origin}/`
  }

  worker.addEventListener('push', (event) => {
    const { notification } = (event.data?.json() ?? {}) as { notification?: Record<string, string> }
    const { title = 'Colocdar', navigate = '/', ...shown } = notification ?? {}
    const options = { ...shown, icon: '/favicon.svg', data: { navigate: ownPage(navigate) } }
    event.waitUntil(worker.registration.showNotification(title, options))
  })

  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { navigate } = event.notification.data as { navigate: string }
    // A window that shows another page is left alone: something may be half typed there.
    const open = async () => {
      const windows = await worker.clients.matchAll({ type: 'window' })
      const there = windows.find(({ url }) => url === navigate)
      await (there ? there.focus().catch(() => {}) : worker.clients.openWindow(navigate))
    }
    event.waitUntil(open())
  })
}
