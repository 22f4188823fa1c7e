import { AppError } from '@colocdar/contracts/errors'

/** Told when the session ends by itself: refused by the server, or closed in another tab. */
const listeners = new Set<() => void>()

export const onSessionEnd = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const endSession = (): void => {
  for (const listener of listeners) listener()
}

/** Whether a call failed because the session is over: one is then on the way to sign in, and needs no other message. */
export const isSessionEnd = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAUTHENTICATED'
