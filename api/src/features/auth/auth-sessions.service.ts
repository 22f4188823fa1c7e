import type { Appareil } from '@colocdar/contracts/appareils'
import { AppError } from '@colocdar/contracts/errors'
import type { SessionOuverte } from '@colocdar/contracts/sessions'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, isAdmin } from '../../http/acteur.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { touchPresence } from './auth-presences.repository.ts'
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  insertSession,
  lockSession,
  selectActeur,
  selectOpenSessions,
  touchSession,
  updateFacteurAt,
} from './auth-sessions.repository.ts'

/** In hours; the longer one for « Rester connecté ». */
const lifetimes = { session: 24, remembered: 30 * 24 } as const

/** Null when the token is unknown or expired, or its account is blocked. */
export const findActeur = async (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<Acteur | null> => {
  const [tokenHash, now] = [hashToken(token), clock()]
  const found = await selectActeur(db, tokenHash, now)
  if (!found) return null
  const { acteur, facteurAt, utiliseeLe } = found
  const before = new Date(now.getTime() - touchEveryMs)
  // Reading goes on while the database takes no writes, as during a failover: the next request writes it.
  if (!utiliseeLe || utiliseeLe <= before) {
    await touchSession(db, tokenHash, { now, before }).catch(() => {})
    await touchPresence(db, acteur.id, now).catch(() => {})
  }
  return needsFactor(acteur, config) ? { ...acteur, factor: { shownAt: facteurAt } } : acteur
}

/** The last use of a session is stored to the hour, so that reading does not write. */
const touchEveryMs = 3_600_000

/** Administrators, but in the demo, whose accounts everybody knows. */
export const needsFactor = (acteur: Pick<Acteur, 'roles'>, { demo }: Pick<Deps['config'], 'demo'>): boolean =>
  !demo && isAdmin(acteur)

/** A second factor was shown in the session with this token: by a code, or by a passkey with user verification. */
export const markFactor = (db: Db, token: string, now: Date): Promise<void> =>
  updateFacteurAt(db, hashToken(token), now)

interface SessionOptions {
  rememberMe?: boolean | undefined
  appareil?: Appareil
}

/** Returns the access token; only its hash is stored. */
export const openSession = async (
  db: Db,
  utilisateurId: number,
  now: Date,
  { rememberMe, appareil = { navigateur: null, systeme: null } }: SessionOptions = {},
): Promise<string> => {
  const token = newToken()
  const hours = rememberMe ? lifetimes.remembered : lifetimes.session
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  await touchPresence(db, utilisateurId, now)
  await insertSession(db, { tokenHash: hashToken(token), utilisateurId, expiresAt, utiliseeLe: now, ...appareil })
  return token
}

/** This one first, then the last used. */
export const listSessionsOf = async (
  { id }: Acteur,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string | null,
): Promise<SessionOuverte[]> => {
  const own = token && hashToken(token)
  const rows = await selectOpenSessions(db, id, clock())
  return rows
    .map(({ tokenHash, createdAt, utiliseeLe, ...session }) => ({
      ...session,
      ouverteLe: createdAt.toISOString(),
      utiliseeLe: utiliseeLe.toISOString(),
      courante: own ? tokenHash.equals(own) : false,
    }))
    .sort((a, b) => Number(b.courante) - Number(a.courante))
}

/** The id of the session with this token, which cannot end before the caller's transaction; null without one. */
export const lockOwnSession = (tx: Db, token: string): Promise<number | null> => lockSession(tx, hashToken(token))

export const endSession = async ({ id: utilisateurId }: Acteur, db: Db, id: number): Promise<void> => {
  if (!(await deleteSessionOf(db, utilisateurId, id))) throw new AppError('NOT_FOUND')
}

/** Ends this session only. Without a token there is nothing to end. */
export const signout = async (db: Db, token: string | null): Promise<void> => {
  if (token) await deleteSession(db, hashToken(token))
}

/** All but the one with this token. */
export const endOtherSessionsOf = async (tx: Db, utilisateurId: number, token: string | null): Promise<void> => {
  await deleteSessionsOf(tx, utilisateurId, token ? hashToken(token) : undefined)
}

export const endSessionsOf = (tx: Db, utilisateurId: number): Promise<void> =>
  endOtherSessionsOf(tx, utilisateurId, null)
