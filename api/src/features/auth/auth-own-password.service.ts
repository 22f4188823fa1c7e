import { wrongPassword } from '@colocdar/contracts/donnees'
import { AppError } from '@colocdar/contracts/errors'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { selectPasswordHash } from './auth.repository.ts'
import { verifyPassword } from './auth-passwords.rules.ts'

/**
 * Asks for the password again, since another person may be using the open session. Limited like signing in, against
 * guessing. Returns the hash, so that the caller notices a password that is changed meanwhile.
 */
export const requireOwnPassword = async ({ id }: Acteur, { db, limits }: Deps, password: string): Promise<string> => {
  const limitKey = `motDePasse|${id}`
  await limits.check('signinFailure', limitKey)
  const passwordHash = await selectPasswordHash(db, id)
  if ((await verifyPassword(passwordHash, password)) && passwordHash !== null) {
    // Parallel guesses all pass the first check.
    await limits.check('signinFailure', limitKey)
    return passwordHash
  }
  await limits.take('signinFailure', limitKey)
  throw new AppError('INVALID', { message: wrongPassword, details: { password: wrongPassword } })
}
