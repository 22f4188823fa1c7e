import { paths } from '@colocdar/contracts/paths'
import { safeStorage } from './safe-storage.ts'

const storedRouteKey = 'storedRoute'
const intentKey = 'intention'
export const isRouteKey = (key: string): boolean => key === storedRouteKey || key === intentKey

const intentLifetime = 60 * 60 * 1000

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
  if (isOnTheWay(leftFor)) return
  safeStorage.remove(storedRouteKey)
  forgetIntent()
}

/** What a person was about to do when a sign-in, a verified e-mail or a filled profile was asked for. */
interface Intent {
  /** Known to the part of the page that goes on with it: `numero-12`, `message-offre-3`. */
  name: string
  /** The page of that part. */
  route: string
  /** « pour voir le numéro de Karim A. »: the screens on the way say so. */
  goal: string
  /** The profile is what is missing: saving it leads back. */
  needsProfil?: boolean
  /** What was typed so far. */
  typed?: Record<string, string>
}

/** Stores the intent, and its route to return to. */
export const storeIntent = (intent: Intent): void => {
  storeRoute(intent.route)
  safeStorage.set(intentKey, JSON.stringify({ ...intent, storedAt: Date.now() }))
}

/** The intent of the last hour; null without one. */
export const pendingIntent = (): Intent | null => {
  try {
    const { storedAt, ...intent } = JSON.parse(safeStorage.get(intentKey) ?? '')
    const isRecent = Math.abs(Date.now() - storedAt) < intentLifetime
    return isRecent && isSafeRoute(intent.route) && typeof intent.goal === 'string' ? intent : null
  } catch {
    return null
  }
}

/** The pending intent if it has this name; reading it removes it: it is taken up once. */
export const takeIntent = (name: string): Intent | null => {
  const intent = pendingIntent()
  if (intent?.name !== name) return null
  forgetIntent()
  return intent
}

export const forgetIntent = (): void => safeStorage.remove(intentKey)

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
