import type { Session } from '@colocdar/contracts/auth'
import { createStore } from 'zustand/vanilla'
import { call, callWithToken, onSessionLost } from '../client/client.ts'
import { signinError, signupError } from './auth-errors.ts'
import {
  type AuthActions,
  type AuthState,
  authMessages,
  noAttempt,
  noSession,
  type StoredSession,
} from './auth-state.ts'
import { expireStorage, isSessionKey, readSession, removeSession, writeFlag, writeSession } from './auth-storage.ts'
import { endSession } from './session-end.ts'

/** The session of this browser. Empty until `load`, so that hydration matches the server's HTML. */
export const authStore = createStore<AuthState & AuthActions>()((set, get) => ({
  ...noSession,
  ...noAttempt,

  load: () => {
    expireStorage()
    takeUpSession()
  },

  signin: async (credentials) => {
    set({ status: 'loading', error: null, message: null })
    try {
      const { auth } = await contracts()
      const session = toStored(await call(auth.signin, { body: credentials }))
      writeSession(session, credentials.rememberMe)
      set({ ...session, status: 'succeeded', error: null, message: authMessages.signedIn })
    } catch (error) {
      set({ status: 'failed', error: signinError(error), message: null })
    }
  },

  signup: async (registration) => {
    set({ status: 'loading', error: null, message: null })
    try {
      const { auth } = await contracts()
      await call(auth.signup, { body: registration })
      set({ status: 'succeeded', error: null, message: authMessages.signedUp })
    } catch (error) {
      set({ status: 'failed', error: signupError(error), message: null })
    }
  },

  logout: () => {
    const { token } = get()
    if (token) signOutOnServer(token)
    forgetSession()
  },

  clearMessage: () => set({ message: null }),
  reset: () => set(noAttempt),

  setProfileFilled: (profileFilled) => {
    writeFlag('profileFilled', profileFilled)
    set({ profileFilled })
  },
  setDemandeFilled: (demandeFilled) => {
    writeFlag('demandeFilled', demandeFilled)
    set({ demandeFilled })
  },
  setEmailVerified: (emailVerified) => {
    writeFlag('emailVerified', emailVerified)
    set({ emailVerified })
  },
}))

/** Restores the stored session, then reacts to changes in other tabs and to a server that no longer knows it. */
export const startAuth = (): void => {
  authStore.getState().load()
  addEventListener('storage', ({ key }) => {
    if (!isSessionKey(key)) return
    const hadToken = authStore.getState().token !== null
    takeUpSession()
    if (hadToken && authStore.getState().token === null) endSession()
  })
  onSessionLost(() => {
    forgetSession()
    // Now and not on the next screen: the route to come back to is stored after this.
    expireStorage()
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

const toStored = (session: Session): StoredSession => {
  const { id, username, email, roles, accessToken, tokenType } = session
  // An older server may omit flags.
  const { subscribed = false, demandeFilled = false, profileFilled = false, emailVerified = false } = session
  return {
    user: { id, username, email, roles, subscribed },
    token: accessToken,
    tokenType,
    subscribed,
    demandeFilled,
    profileFilled,
    emailVerified,
  }
}
