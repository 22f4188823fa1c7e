import type { Session, Signin, Signup } from '@colocdar/contracts/auth'
import { AppError, errorCatalogue } from '@colocdar/contracts/errors'
import { isProfileFilled } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { createUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import { lockForSignin, lockUsername, type SigninUtilisateur, selectForSignin, selectTaken } from './auth.repository.ts'
import { hashPassword, verifyPassword } from './auth-passwords.rules.ts'
import { openSession } from './auth-sessions.service.ts'
import { sendVerification } from './auth-verification.service.ts'

export const signin = async (deps: Deps, credentials: Signin, ip: string): Promise<Session> => {
  const { username, password, rememberMe } = credentials
  await checkGuesses(deps, username, ip)
  const utilisateur = await selectForSignin(deps.db, username)
  const matches = await verifyPassword(utilisateur?.passwordHash ?? null, password)
  if (!utilisateur || !matches) {
    await deps.limits.take('signinFailure', { name: username, ip })
    await deps.limits.take('signinFailureNetwork', ip)
    throw new AppError('BAD_CREDENTIALS')
  }
  // Parallel guesses all pass the first check.
  await checkGuesses(deps, username, ip)
  if (utilisateur.blockedAt) throw new AppError('ACCOUNT_BLOCKED')
  const accessToken = await deps.db.transaction(async (tx) => {
    // A password reset meanwhile has ended every session; this one must not survive it.
    if (!(await lockForSignin(tx, utilisateur))) throw new AppError('BAD_CREDENTIALS')
    return openSession(tx, utilisateur.id, deps.clock(), rememberMe)
  })
  return toSession(utilisateur, accessToken)
}

export const signup = async (deps: Deps, form: Signup, ip: string): Promise<{ message: string }> => {
  const { username, email, password } = form
  await deps.limits.take('signupNetwork', ip)
  await deps.limits.take('signup', email)
  await requireFree(deps.db, form)
  const mayMail = await deps.limits.tryTake('mail', email)
  const passwordHash = await hashPassword(password)
  await deps.db.transaction(async (tx) => {
    await lockUsername(tx, username)
    await requireFree(tx, form)
    const id = await createUtilisateur(tx, { username, email, passwordHash, termsAcceptedAt: deps.clock() })
    if (id === null) {
      // Another sign-up has just taken the e-mail.
      await requireFree(tx, form)
      throw new AppError('CONFLICT')
    }
    if (mayMail) await sendVerification(tx, deps, { id, username, email })
  })
  return { message: `Votre compte est créé. ${mayMail ? mailSent : mailLater}` }
}

const mailSent = 'Un e-mail vient de partir pour vérifier votre adresse.'
// Whoever signs up must not be shut out because others had mails sent to this mailbox.
const mailLater =
  'Trop d’e-mails sont déjà partis vers cette boîte\u00a0: demandez celui de la vérification dans une demi-heure, sur votre profil.'

const toSession = (utilisateur: SigninUtilisateur, accessToken: string): Session => ({
  id: utilisateur.id,
  username: utilisateur.username,
  email: utilisateur.email,
  roles: utilisateur.roles,
  subscribed: utilisateur.subscribed,
  accessToken,
  tokenType: 'Bearer',
  demandeFilled: utilisateur.demandeFilled,
  profileFilled: isProfileFilled(utilisateur),
  emailVerified: utilisateur.emailVerifiedAt !== null,
  prenom: utilisateur.prenom ?? undefined,
  photo: utilisateur.photo ?? undefined,
})

const requireFree = async (tx: Db, form: { username: string; email: string }): Promise<void> => {
  const taken = await selectTaken(tx, form)
  if (!taken.username && !taken.email) return
  const details = {
    ...(taken.username && { username: errorCatalogue.USERNAME_TAKEN.message }),
    ...(taken.email && { email: errorCatalogue.EMAIL_TAKEN.message }),
  }
  throw new AppError(taken.username ? 'USERNAME_TAKEN' : 'EMAIL_TAKEN', { details })
}

/**
 * Wrong passwords, by one name from one network, and by all names from that network: guessing one password for many
 * names is stopped too. Never by the name alone, which would lock its owner out. Per typed name, not per account: a
 * limit shared by username and e-mail would reveal that they belong together.
 */
const checkGuesses = async ({ limits }: Deps, name: string, ip: string): Promise<void> => {
  await limits.check('signinFailure', { name, ip })
  await limits.check('signinFailureNetwork', ip)
}
