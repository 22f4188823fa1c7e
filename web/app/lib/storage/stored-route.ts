import { safeStorage } from './safe-storage.ts'

const storedRouteKey = 'storedRoute'

/** Stores where to return after signing in or verifying the e-mail. */
export const storeRoute = (route: string): void => {
  if (isSafeRoute(route)) safeStorage.set(storedRouteKey, route)
}

/** The stored route; reading it removes it. */
export const takeStoredRoute = (): string | null => {
  const route = safeStorage.get(storedRouteKey)
  safeStorage.remove(storedRouteKey)
  return route !== null && isSafeRoute(route) ? route : null
}

export const routeOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string =>
  `${pathname}${search}${hash}`

const anyOrigin = 'https://colocdar.invalid'

// Browsers treat `/\x` and `/<tab>/x` like `//x`, another site, and an earlier user of this browser may have written
// to the storage.
export const isSafeRoute = (route: string): boolean => {
  if (!/^\/(?![/\\])/.test(route) || /[\\\p{Cc}]/u.test(route)) return false
  try {
    const url = new URL(route, anyOrigin)
    return url.origin === anyOrigin && !url.pathname.startsWith('//')
  } catch {
    return false
  }
}
