import { paths } from '@colocdar/contracts/paths'
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

/** Called when a visitor leaves the sign-in screens: a later sign-in is not meant for that page. */
export const forgetStoredRoute = (leftFor: string): void => {
  if (!isOnTheWay(leftFor)) safeStorage.remove(storedRouteKey)
}

/** The rest of the sign-in screens, and the texts that the register form links to. */
const isOnTheWay = (pathname: string): boolean =>
  pathname.startsWith(paths.auth()) || [paths.policies(), paths.conditions()].includes(pathname)

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
