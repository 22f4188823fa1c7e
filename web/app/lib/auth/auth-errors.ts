import { AppError, type ErrorCode, errorCatalogue } from '@colocdar/contracts/errors'
import * as texts from '#texts/lib/auth'
import { reasonOf, serverMessage } from '../client/server-message.ts'

// The spec has one text for a refused sign-in; it would be wrong for a server that fails or asks to wait.
const aboutCredentials: readonly ErrorCode[] = ['BAD_CREDENTIALS', 'INVALID']

export const signinError = (error: unknown): string => {
  const refused = error instanceof AppError && aboutCredentials.includes(error.code)
  return refused ? errorCatalogue.BAD_CREDENTIALS.message : (serverMessage(error) ?? texts.unknownSignin)
}

/** Browsers do not say why there is no answer: cancelled, too late, or no key for this site. */
export const cleError = (error: unknown): string => reasonOf(error) ?? texts.cleFailed

export const signupError = (error: unknown): string => serverMessage(error) ?? texts.unknownSignup

/** Beside an error without a message of the server: what to do about it. */
export const helpFor = (error: string | null): string | null =>
  error === texts.unknownSignin || error === texts.unknownSignup ? texts.noAnswer : null
