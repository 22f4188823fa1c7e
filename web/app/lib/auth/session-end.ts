import { AppError } from '@colocdar/contracts/errors'

/** Called when the session ends by itself: refused by the server, or closed in another tab. */
const listeners = new Set<() => void>()

export const onSessionEnd = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const endSession = (): void => {
  for (const listener of listeners) listener()
}

/** Whether a call failed because the session has ended, or needs a second factor first: the sign-in screen follows, no other message is needed. */
export const isSessionEnd = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'UNAUTHENTICATED' || error.code === 'FACTOR_REQUIRED')
