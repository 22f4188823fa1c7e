import { AppError, type ErrorCode } from '@colocdar/contracts/errors'
import { serverMessage } from '../client/server-message.ts'

// Telling somebody that the password is wrong when it is not would send them round in circles.
const saidAsTheyAre: readonly ErrorCode[] = ['ACCOUNT_BLOCKED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE']

export const signinError = (error: unknown): string => {
  const message = serverMessage(error)
  if (message === null) return 'An unknown error occurred during sign-in.'
  if (error instanceof AppError && saidAsTheyAre.includes(error.code)) return message
  return 'email et/ou mot de passe incorrect(s)'
}

export const signupError = (error: unknown): string =>
  serverMessage(error) ?? 'An unknown error occurred during sign-up.'
