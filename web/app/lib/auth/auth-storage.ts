import { safeStorage } from '../storage/safe-storage.ts'
import {
  appareilKey,
  economieKey,
  favorisKey,
  installKey,
  isDraftKey,
  isDraftOf,
  langueKey,
  marquesKey,
  pushKey,
} from '../storage/storage-keys.ts'
import { isRouteKey } from '../storage/stored-route.ts'
import { type AuthFlags, type AuthUser, noFlags, noSession, type StoredSession } from './auth-state.ts'

const flagKeys = Object.keys(noFlags) as (keyof AuthFlags)[]
// Only stored for members who asked to be remembered.
const rememberedKey = 'rememberedUntil'
const sessionKeys: readonly string[] = ['token', 'tokenType', 'user', ...flagKeys, rememberedKey]
const timestampKey = 'timestamp'
const lifetime = 24 * 60 * 60 * 1000
/** As long as the server knows the session. */
const rememberedLifetime = 30 * lifetime

/** The stored session. A damaged one is removed and counts as none. */
export const readSession = (): StoredSession => {
  const token = safeStorage.get('token')
  const user = toUser(parse(safeStorage.get('user')))
  if (!token || !user) {
    if (token) removeSession()
    return noSession
  }
  const flags = readFlags((name) => parse(safeStorage.get(name)))
  return { user, token, tokenType: safeStorage.get('tokenType'), ...flags }
}

/** One that is absent is false. */
export const readFlags = (read: (name: keyof AuthFlags) => unknown): AuthFlags =>
  Object.fromEntries(flagKeys.map((name) => [name, read(name) === true])) as AuthFlags

/** Writes the token last: other tabs restore the session when they see it, and the rest must be there by then. */
export const writeSession = ({ user, token, tokenType, ...flags }: StoredSession, rememberMe = false): void => {
  if (rememberMe) safeStorage.set(rememberedKey, String(Date.now() + rememberedLifetime))
  else safeStorage.remove(rememberedKey)
  writeUser(user)
  safeStorage.set('tokenType', tokenType ?? '')
  writeFlags(flags)
  startLifetime()
  safeStorage.set('token', token ?? '')
}

export const writeUser = (user: AuthUser | null): void => safeStorage.set('user', JSON.stringify(user))

export const writeFlags = (flags: Partial<AuthFlags>): void => {
  for (const [name, value] of Object.entries(flags)) safeStorage.set(name, JSON.stringify(value))
}

export const removeSession = (): void => {
  for (const key of sessionKeys) safeStorage.remove(key)
}

/**
 * Removes what a member leaves in this browser beside the session, for an explicit sign-out: the next person may use it. A session that ends by
 * itself leaves all this, since what was being typed must be there after the next sign-in. Drafts of other members stay.
 */
export const removeTraces = (userId: number): void => {
  safeStorage.clear((key) => !(isDraftOf(key, userId) || key === marquesKey || key === pushKey || isRouteKey(key)))
  try {
    sessionStorage.clear()
  } catch {
    // Nothing was stored there.
  }
}

/**
 * Clears a storage that is a day old, so that the next user of the browser finds nothing of the last one. Drafts stay:
 * they belong to one member, and are the work of an evening. So do favourites, which a visitor has nowhere else, the
 * mark of the device, which says nothing, choices of this browser, and a remembered session with the ads that were seen in it.
 */
export const expireStorage = (): void => {
  const timestamp = safeStorage.get(timestampKey)
  if (timestamp !== null && isFresh(Number(timestamp))) return
  const remembered = Number(safeStorage.get(rememberedKey)) > Date.now()
  if (timestamp !== null)
    safeStorage.clear((key) => isLasting(key) || (remembered && (isSessionKey(key) || key === marquesKey)))
  startLifetime()
}

export const isSessionKey = (key: string | null): boolean => key === null || sessionKeys.includes(key)

const lastingKeys = [favorisKey, appareilKey, langueKey, economieKey, installKey]

const isLasting = (key: string): boolean => isDraftKey(key) || lastingKeys.includes(key) || key.startsWith(pushKey)

const startLifetime = (): void => safeStorage.set(timestampKey, String(Date.now()))

// NaN is never fresh.
const isFresh = (timestamp: number): boolean => Date.now() - timestamp < lifetime

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const toUser = (value: unknown): AuthUser | null => {
  const { id, username, email, roles, subscribed, prenom, photo } = (value ?? {}) as Partial<AuthUser>
  if (!Number.isInteger(id) || typeof username !== 'string' || typeof email !== 'string') return null
  return {
    id: id as number,
    username,
    email,
    roles: Array.isArray(roles) ? roles : [],
    subscribed: subscribed === true,
    ...(typeof prenom === 'string' && { prenom }),
    ...(typeof photo === 'string' && { photo }),
  }
}
