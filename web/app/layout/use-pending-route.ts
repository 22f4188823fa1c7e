import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isSafeRoute, routeOf } from '../lib/storage/stored-route.ts'

/**
 * When a part of the application is gone, as after an update of the site, the router loads the page again, and with it
 * forgets where one was going. This remembers it, for one attempt.
 */
export const usePendingRoute = (): void => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { location } = useNavigation()
  const pending = location && routeOf(location)

  useEffect(() => {
    const left = pendingRoute.take()
    if (!left) return
    resumed = left
    void navigate(left)
  }, [navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key says that one has arrived.
  useEffect(() => {
    followed = null
  }, [key])

  useEffect(() => {
    const keep = () => {
      const route = pending ?? followed
      if (route && route !== resumed) pendingRoute.keep(route)
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [pending])
}

/** Where a link leads that was just pressed: a part that is known to be gone reloads the page before React hears of it. */
let followed: string | null = null

export const rememberFollowed = (route: string): void => {
  followed = route
}

/** Where this page went on to by itself: should it fail there too, it stays. */
let resumed: string | null = null

/** False when the visitor typed another address meanwhile. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

const key = 'routeInterrompue'

/** Of this tab alone. Without storage one follows the link a second time. */
const pendingRoute = {
  keep(route: string): void {
    try {
      sessionStorage.setItem(key, route)
    } catch {}
  },
  take(): string | null {
    try {
      const route = sessionStorage.getItem(key)
      sessionStorage.removeItem(key)
      return route !== null && isSafeRoute(route) && wasReloaded() ? route : null
    } catch {
      return null
    }
  },
}
