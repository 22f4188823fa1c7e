import type { Session } from '@colocdar/contracts/auth'
import * as texts from '#texts/lib/auth'

/** The signed-in user, as stored in local storage. */
export type AuthUser = Pick<Session, 'id' | 'username' | 'email' | 'roles' | 'subscribed' | 'prenom' | 'photo'>

export const noFlags = { subscribed: false, demandeFilled: false, profileFilled: false, emailVerified: false }

export type AuthFlags = typeof noFlags

/** What the browser stores of a session. */
export interface StoredSession extends AuthFlags {
  user: AuthUser | null
  token: string | null
  tokenType: string | null
}

export interface AuthState extends StoredSession {
  /** Of the last sign-in or sign-up. */
  status: 'idle' | 'loading' | 'succeeded' | 'failed'
  error: string | null
  message: string | null
  /** Signed in by the password, but not before the second factor is shown. In memory only: a reload begins again. */
  awaiting: AwaitingSession | null
}

export interface AwaitingSession {
  session: StoredSession & { user: AuthUser; token: string }
  rememberMe: boolean
}

export const authMessages = {
  signedIn: texts.signedIn,
  signedUp: texts.signedUp,
} as const

export const noSession: StoredSession = { user: null, token: null, tokenType: null, ...noFlags }

export const noAttempt: Pick<AuthState, 'status' | 'error' | 'message'> = { status: 'idle', error: null, message: null }
