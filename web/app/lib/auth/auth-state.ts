import type { Session, Signin, Signup } from '@colocdar/contracts/auth'

/** The signed-in user, as stored in local storage. */
export type AuthUser = Pick<Session, 'id' | 'username' | 'email' | 'roles' | 'subscribed'>

export type AuthStatus = 'idle' | 'loading' | 'succeeded' | 'failed'

export interface AuthFlags {
  subscribed: boolean
  demandeFilled: boolean
  profileFilled: boolean
  emailVerified: boolean
}

/** What the browser stores of a session. */
export interface StoredSession extends AuthFlags {
  user: AuthUser | null
  token: string | null
  tokenType: string | null
}

export interface AuthState extends StoredSession {
  /** Of the last sign-in or sign-up. */
  status: AuthStatus
  error: string | null
  message: string | null
}

export interface AuthActions {
  /** Called when the app starts: restores the stored session. */
  load: () => void
  signin: (credentials: Signin) => Promise<void>
  signup: (registration: Signup) => Promise<void>
  /** Removes the stored session and ends it on the server. `useLogout` also navigates to /. */
  logout: () => void
  clearMessage: () => void
  /** Status, error and message as before any attempt; the session stays. */
  reset: () => void
  setProfileFilled: (filled: boolean) => void
  setDemandeFilled: (filled: boolean) => void
  setEmailVerified: (verified: boolean) => void
}

export const authMessages = {
  signedIn: 'Login successful!',
  signedUp: 'Registration successful! Please sign in.',
} as const

export const noSession: StoredSession = {
  user: null,
  token: null,
  tokenType: null,
  subscribed: false,
  demandeFilled: false,
  profileFilled: false,
  emailVerified: false,
}

export const noAttempt: Pick<AuthState, 'status' | 'error' | 'message'> = { status: 'idle', error: null, message: null }
