import { safeStorage } from './safe-storage.ts'

const storedRouteKey = 'storedRoute'

/** Remembers where to come back to, after signing in or verifying the e-mail. */
export const storeRoute = (route: string): void => {
  if (isSafeRoute(route)) safeStorage.set(storedRouteKey, route)
}

/** The remembered place, once: reading it forgets it. */
export const takeStoredRoute = (): string | null => {
  const route = safeStorage.get(storedRouteKey)
  safeStorage.remove(storedRouteKey)
  return route !== null && isSafeRoute(route) ? route : null
}

export const routeOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  `${pathname}${search}${hash}`

const anyOrigin = 'https://colocdar.invalid'

// Browsers read `/\x` and `/<tab>/x` like `//x`: another site. Storage is writable by whoever used this browser before.
export const isSafeRoute = (route: string): boolean => {
  if (!/^\/(?![/\\])/.test(route) || /[\\\p{Cc}]/u.test(route)) return false
  try {
    const url = new URL(route, anyOrigin)
    return url.origin === anyOrigin && !url.pathname.startsWith('//')
  } catch {
    return false
  }
}
