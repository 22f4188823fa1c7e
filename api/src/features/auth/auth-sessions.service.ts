import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, isAdmin } from '../../http/acteur.ts'
import { hashToken, newToken } from '../../tokens.ts'
import {
  deleteSession,
  deleteSessionsOf,
  insertSession,
  selectActeur,
  updateFacteurAt,
} from './auth-sessions.repository.ts'

/** In hours; the longer one for « Rester connecté ». */
const lifetimes = { session: 24, remembered: 30 * 24 } as const

/** Null when the token is unknown or expired, or its account is blocked. */
export const findActeur = async (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<Acteur | null> => {
  const found = await selectActeur(db, hashToken(token), clock())
  if (!found) return null
  const { acteur, facteurAt } = found
  return needsFactor(acteur, config) ? { ...acteur, factor: { shownAt: facteurAt } } : acteur
}

/** Administrators, but in the demo, whose accounts everybody knows. */
export const needsFactor = (acteur: Pick<Acteur, 'roles'>, { demo }: Pick<Deps['config'], 'demo'>): boolean =>
  !demo && isAdmin(acteur)

/** A second factor was shown in the session with this token: by a code, or by a passkey with user verification. */
export const markFactor = (db: Db, token: string, now: Date): Promise<void> =>
  updateFacteurAt(db, hashToken(token), now)

/** Returns the access token; only its hash is stored. */
export const openSession = async (db: Db, utilisateurId: number, now: Date, rememberMe = false): Promise<string> => {
  const token = newToken()
  const hours = rememberMe ? lifetimes.remembered : lifetimes.session
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  await insertSession(db, { tokenHash: hashToken(token), utilisateurId, expiresAt })
  return token
}

/** Ends this session only. Without a token there is nothing to end. */
export const signout = async (db: Db, token: string | null): Promise<void> => {
  if (token) await deleteSession(db, hashToken(token))
}

/** All but the one with this token. */
export const endOtherSessionsOf = (tx: Db, utilisateurId: number, token: string | null): Promise<void> =>
  deleteSessionsOf(tx, utilisateurId, token ? hashToken(token) : undefined)

export const endSessionsOf = (tx: Db, utilisateurId: number): Promise<void> => deleteSessionsOf(tx, utilisateurId)
