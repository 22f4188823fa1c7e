import { AppError } from '@colocdar/contracts/errors'

/** Called when the session ends: by itself, refused by the server, or signed out in another tab. */
type Listener = (end: { signedOut: boolean }) => void

const listeners = new Set<Listener>()

export const onSessionEnd = (listener: Listener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const endSession = (end = { signedOut: false }): void => {
  for (const listener of listeners) listener(end)
}

/** Whether a call failed because the session has ended, or needs a second factor first: the sign-in screen follows, no other message is needed. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'UNAUTHENTICATED' || error.code === 'FACTOR_REQUIRED')
