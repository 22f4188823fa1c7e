import { AppError, type ErrorCode } from '@colocdar/contracts/errors'
import { serverMessage } from '../client/server-message.ts'

// These are not about the password: their own message is shown.
const shownAsSent: readonly ErrorCode[] = ['ACCOUNT_BLOCKED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']

export const signinError = (error: unknown): string => {
  const message = serverMessage(error)
  if (message === null) return 'An unknown error occurred during sign-in.'
  if (error instanceof AppError && shownAsSent.includes(error.code)) return message
  return 'email et/ou mot de passe incorrect(s)'
}

export const signupError = (error: unknown): string =>
  serverMessage(error) ?? 'An unknown error occurred during sign-up.'
