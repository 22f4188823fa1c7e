import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { isSafeRoute, routeOf } from '../lib/storage/stored-route.ts'
import { showMissingPart } from '../ui/notices/unhandled-errors.ts'

/**
 * When a chunk is missing, as after a deployment, the router reloads the document and loses the navigation in progress.
 * This stores its target and resumes it, once; if it fails again, it says so in the spec's words.
 */
export const usePendingRoute = (): void => {
  const navigate = useNavigate()
  const { key } = useLocation()
  const { location } = useNavigation()
  const pending = location && routeOf(location)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that the navigation is complete.
  useEffect(() => {
    followed = null
  }, [key])

  useEffect(() => {
    const lost = failedRoute.take()
    if (lost) showMissingPart(lost)
    const left = pendingRoute.take()
    if (!left) return
    resumed = left
    followed = left
    void navigate(left)
  }, [navigate])

  useEffect(() => {
    const keep = () => {
      const route = pending ?? followed
      if (route) (route === resumed ? failedRoute : pendingRoute).keep(route)
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [pending])
}

/** Target of the navigation that just began: a chunk known to be missing reloads the page before React renders. */
let followed: string | null = null

export const rememberFollowed = (route: string): void => {
  followed = route
}

/** The navigation that this page has resumed: if it fails again, it is not resumed a second time. */
let resumed: string | null = null

/** False when the visitor typed an address meanwhile. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload')

/** Per tab, for a reload of the page where the link was. Without storage the visitor has to follow it again. */
const storedIn = (key: string) => ({
  keep(route: string): void {
    try {
      sessionStorage.setItem(key, JSON.stringify({ from: routeOf(window.location), route }))
    } catch {}
  },
  take(): string | null {
    try {
      const { from, route } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      sessionStorage.removeItem(key)
      return wasReloaded() && from === routeOf(window.location) && isSafeRoute(String(route)) ? String(route) : null
    } catch {
      return null
    }
  },
})

const pendingRoute = storedIn('routeInterrompue')
const failedRoute = storedIn('routePerdue')
