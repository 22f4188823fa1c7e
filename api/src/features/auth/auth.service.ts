import type { Session, Signin, Signup } from '@colocdar/contracts/auth'
import { AppError, errorCatalogue } from '@colocdar/contracts/errors'
import { isProfileFilled } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { addressKey } from '../../limits/address-key.ts'
import { type Compte, holdCompte, insertCompte, selectCompte, selectTaken } from './auth.repository.ts'
import { openSession } from './auth-sessions.service.ts'
import { sendVerification } from './auth-verification.service.ts'
import { hashPassword, verifyPassword } from './passwords.ts'

export const signin = async (deps: Deps, { username, password }: Signin, ip: string): Promise<Session> => {
  // By what was typed and not by account: a limit shared by both names of an account would tell which e-mail is whose.
  const limitKey = `${username.toLowerCase()}|${addressKey(ip)}`
  await deps.limits.check('signinFailure', limitKey)
  const compte = await selectCompte(deps.db, username)
  const matches = await verifyPassword(compte?.passwordHash ?? null, password)
  if (!compte || !matches) {
    await deps.limits.take('signinFailure', limitKey)
    throw new AppError('BAD_CREDENTIALS')
  }
  // Guesses that were sent all at once passed the first check together.
  await deps.limits.check('signinFailure', limitKey)
  if (compte.blockedAt) throw new AppError('ACCOUNT_BLOCKED')
  const accessToken = await deps.db.transaction(async (tx) => {
    // A reset that came in between has ended every session; it must not leave this one behind.
    if (!(await holdCompte(tx, compte))) throw new AppError('BAD_CREDENTIALS')
    return openSession(tx, compte.id, deps.clock())
  })
  return toSession(compte, accessToken)
}

export const signup = async (deps: Deps, form: Signup, ip: string): Promise<{ message: string }> => {
  await deps.limits.take('signup', addressKey(ip))
  const { username, email, password } = form
  const passwordHash = await hashPassword(password)
  await deps.db.transaction(async (tx) => {
    const id = await insertCompte(tx, { username, email, passwordHash, termsAcceptedAt: deps.clock() })
    if (id === null) throw await takenError(tx, form)
    await sendVerification(tx, deps, { id, username, email })
  })
  // This first mail counts among those that the address may get; it leaves in any case.
  await deps.limits.tryTake('mail', email.toLowerCase())
  return { message: 'Votre compte est créé. Un e-mail vient de partir pour vérifier votre adresse.' }
}

const toSession = (compte: Compte, accessToken: string): Session => ({
  id: compte.id,
  username: compte.username,
  email: compte.email,
  roles: compte.roles,
  subscribed: compte.subscribed,
  accessToken,
  tokenType: 'Bearer',
  demandeFilled: compte.demandeFilled,
  profileFilled: isProfileFilled(compte),
  emailVerified: compte.emailVerifiedAt !== null,
})

const takenError = async (db: Db, form: { username: string; email: string }): Promise<AppError> => {
  const taken = await selectTaken(db, form)
  const details = {
    ...(taken.username && { username: errorCatalogue.USERNAME_TAKEN.message }),
    ...(taken.email && { email: errorCatalogue.EMAIL_TAKEN.message }),
  }
  return new AppError(taken.username ? 'USERNAME_TAKEN' : 'EMAIL_TAKEN', { details })
}
