import { AppError, type ErrorCode } from '@colocdar/contracts/errors'
import { reasonOf, serverMessage } from '../client/server-message.ts'

// The spec has one text for a refused sign-in; it would be wrong for a server that fails or asks to wait.
const aboutCredentials: readonly ErrorCode[] = ['BAD_CREDENTIALS', 'INVALID']

const unknownSignin = 'An unknown error occurred during sign-in.'
const unknownSignup = 'An unknown error occurred during sign-up.'

export const signinError = (error: unknown): string => {
  const refused = error instanceof AppError && aboutCredentials.includes(error.code)
  return refused ? 'email et/ou mot de passe incorrect(s)' : (serverMessage(error) ?? unknownSignin)
}

/** Browsers do not say why there is no answer: cancelled, too late, or no key for this site. */
export const cleError = (error: unknown): string =>
  reasonOf(error) ?? 'La clé d’accès n’a pas répondu. Réessayez, ou connectez-vous par votre mot de passe.'

export const signupError = (error: unknown): string => serverMessage(error) ?? unknownSignup

/** Beside an error without a message of the server: what to do about it. */
export const helpFor = (error: string | null): string | null =>
  error === unknownSignin || error === unknownSignup ? noAnswer : null

const noAnswer = 'Nous n’avons pas reçu de réponse. Vérifiez votre connexion Internet, puis réessayez.'
