import type { Session, Signin, Signup } from '@colocdar/contracts/auth'
import { createStore } from 'zustand/vanilla'
import { call, callWithToken, onSessionLost } from '../client/client.ts'
import { safeStorage } from '../storage/safe-storage.ts'
import { forgetVisitedPages } from '../storage/visited-pages.ts'
import { appareilMark } from './appareil-mark.ts'
import { cleError, signinError, signupError } from './auth-errors.ts'
import {
  type AuthFlags,
  type AuthState,
  type AuthUser,
  type AwaitingSession,
  authMessages,
  noAttempt,
  noSession,
} from './auth-state.ts'
import {
  expireStorage,
  isSessionKey,
  readFlags,
  readSession,
  removeSession,
  removeTraces,
  writeFlags,
  writeSession,
  writeUser,
} from './auth-storage.ts'
import { endSession } from './session-end.ts'
import { onSignOutElsewhere, tellSignOut } from './sign-out-channel.ts'

/** The session of this browser. Empty until `loadSession`, so that hydration matches the server's HTML. */
export const authStore = createStore<AuthState>()(() => ({ ...noSession, ...noAttempt, awaiting: null }))

/** Restores the stored session. */
export const loadSession = (): void => {
  expireStorage()
  takeUpSession()
}

export const signin = (credentials: Signin): Promise<void> =>
  attempt(authMessages.signedIn, signinError, async () => {
    const { auth } = await contracts()
    const answer = await call(auth.signin, { body: { ...credentials, appareil: appareilMark() } })
    if (answer.facteurAttendu)
      return { awaiting: { session: toStored(answer), rememberMe: credentials.rememberMe ?? false }, message: null }
    return storeSession(answer, credentials.rememberMe)
  })

/** `sign` asks the device for a passkey, and the server for the session. */
export const signinByCle = (sign: (appareil: string) => Promise<Session>, rememberMe: boolean): Promise<void> =>
  attempt(authMessages.signedIn, cleError, async () => storeSession(await sign(appareilMark()), rememberMe))

/** The second factor was shown: the session begins. */
export const completeSignin = ({ session, rememberMe }: AwaitingSession): void => {
  writeSession(session, rememberMe)
  authStore.setState({ ...session, awaiting: null })
}

/** Another account, or no code at hand. */
export const abandonSignin = ({ session }: AwaitingSession): void => {
  void signOutOnServer(session.token)
  authStore.setState({ awaiting: null })
}

export const signup = (registration: Signup): Promise<void> =>
  attempt(authMessages.signedUp, signupError, async () => {
    const { auth } = await contracts()
    await call(auth.signup, { body: registration })
    return {}
  })

/** Removes all that this browser knows of the member and ends the session on the server. `useLogout` also navigates to /. */
export const logout = (): void => {
  const session = authStore.getState()
  if (session.token) signOutOnServer(session.token)
  leave(session)
}

/** Once the account is deleted: this browser keeps nothing of the site. */
export const forgetAccount = (session: Pick<AuthState, 'token' | 'user'>): void => {
  leave(session)
  safeStorage.clear()
}

const leave = ({ token, user }: Pick<AuthState, 'token' | 'user'>): void => {
  forgetSession()
  removeTraces(user?.id ?? 0)
  if (token && user) tellSignOut({ token, userId: user.id })
  void forgetVisitedPages()
}

export const clearMessage = (): void => authStore.setState({ message: null })

/** Status, error and message as before any attempt; the session stays. */
export const resetAttempt = (): void => authStore.setState(noAttempt)

export const setFlags = (flags: Partial<AuthFlags>): void => {
  writeFlags(flags)
  authStore.setState(flags)
}

/** What the navbar shows of the member. */
export const setUser = (user: AuthUser): void => {
  if (JSON.stringify(user) === JSON.stringify(authStore.getState().user)) return
  writeUser(user)
  authStore.setState({ user })
}

/** Restores the stored session, then reacts to changes in other tabs and to a server that no longer knows it. */
export const startAuth = (): void => {
  loadSession()
  addEventListener('storage', ({ key }) => {
    if (!isSessionKey(key)) return
    const hadToken = authStore.getState().token !== null
    takeUpSession()
    if (hadToken && authStore.getState().token === null) endSession()
  })
  onSignOutElsewhere(({ token, userId }) => {
    const isOurs = authStore.getState().token === token
    // Its removal by the other tab may not have reached this one yet.
    if (safeStorage.get('token') === token) removeSession()
    takeUpSession()
    if (authStore.getState().token !== null) return
    if (isOurs) endSession({ signedOut: true })
    // What this tab stored when it only saw that the session was gone.
    removeTraces(userId)
  })
  onSessionLost(() => {
    forgetSession()
    // Now and not on the next screen: the route to come back to is stored after this.
    expireStorage()
    void forgetVisitedPages()
    endSession()
  })
}

/** Keeps the object of an unchanged user, so that subscribers are not notified. */
const takeUpSession = (): void => {
  const { user } = authStore.getState()
  const session = readSession()
  const unchanged = JSON.stringify(user) === JSON.stringify(session.user)
  authStore.setState(unchanged ? { ...session, user } : session)
}

/** For a session that the server has already ended. */
export const forgetSession = (): void => {
  removeSession()
  authStore.setState(noSession)
}

const attempt = async (
  message: string,
  errorOf: (error: unknown) => string,
  work: () => Promise<Partial<AuthState>>,
): Promise<void> => {
  authStore.setState({ ...noAttempt, status: 'loading', awaiting: null })
  try {
    authStore.setState({ message, ...(await work()), status: 'succeeded' })
  } catch (error) {
    authStore.setState({ status: 'failed', error: errorOf(error) })
  }
}

const storeSession = (session: Session, rememberMe?: boolean): AwaitingSession['session'] => {
  const stored = toStored(session)
  writeSession(stored, rememberMe)
  return stored
}

/** Imported on demand: the contracts contain zod, and every public page includes this store. */
const contracts = () => import('@colocdar/contracts/auth')

/** Best effort: without a response the token expires within the day. */
const signOutOnServer = async (token: string): Promise<void> => {
  try {
    const { auth } = await contracts()
    await callWithToken(token)(auth.signout, {})
  } catch {
    // Signing out must work offline too.
  }
}

const toStored = (session: Session): AwaitingSession['session'] => {
  const { id, username, email, roles, subscribed = false, prenom, photo, accessToken: token, tokenType } = session
  // An older server may omit flags.
  const flags = readFlags((name) => session[name])
  return { user: { id, username, email, roles, subscribed, prenom, photo }, token, tokenType, ...flags }
}
