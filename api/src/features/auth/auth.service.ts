import type { Session, Signin, Signup } from '@colocdar/contracts/auth'
import { AppError, errorCatalogue } from '@colocdar/contracts/errors'
import { isProfileFilled } from '@colocdar/contracts/utilisateurs'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { readAppareil } from '../appareils/appareils.rules.ts'
import { recogniseAppareil } from '../appareils/appareils.service.ts'
import { createUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import { lockForSignin, lockUsername, type SigninUtilisateur, selectForSignin, selectTaken } from './auth.repository.ts'
import * as texts from './auth.texts.fr.ts'
import { requireChoosable } from './auth-choice.rules.ts'
import { hashPassword, verifyPassword } from './auth-passwords.rules.ts'
import { markFactor, needsFactor, openSession } from './auth-sessions.service.ts'
import { sendVerification } from './auth-verification.service.ts'

/** Where a sign-in comes from. */
export interface Provenance {
  ip: string
  userAgent: string | undefined
}

export const signin = async (deps: Deps, credentials: Signin, provenance: Provenance): Promise<Session> => {
  const { username, password, rememberMe, appareil: marque } = credentials
  const { ip, userAgent } = provenance
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
  return startSession(deps, utilisateur, { rememberMe, marque, userAgent })
}

interface SessionStart {
  rememberMe: boolean | undefined
  /** The mark of the device, where it sent one. */
  marque: string | undefined
  userAgent: string | undefined
  /** Runs in the transaction that opens the session. */
  within?: (tx: Db) => Promise<void>
  /** A passkey with the person verified is a second factor by itself. */
  factorShown?: boolean
}

/** Opens a session for a member who has proven who they are, by password or passkey. */
export const startSession = async (
  deps: Deps,
  utilisateur: SigninUtilisateur,
  { rememberMe, marque, userAgent, within, factorShown = false }: SessionStart,
): Promise<Session> => {
  if (utilisateur.blockedAt) throw new AppError('ACCOUNT_BLOCKED')
  const appareil = readAppareil(userAgent)
  const recordAppareil = await recogniseAppareil(deps, { membre: utilisateur, appareil, marque })
  const accessToken = await deps.db.transaction(async (tx) => {
    // A password reset meanwhile has ended every session; this one must not survive it.
    if (!(await lockForSignin(tx, utilisateur))) throw new AppError('BAD_CREDENTIALS')
    await recordAppareil(tx)
    const token = await openSession(tx, utilisateur.id, deps.clock(), { rememberMe, appareil })
    if (factorShown) await markFactor(tx, token, deps.clock())
    await within?.(tx)
    return token
  })
  const session = toSession(utilisateur, accessToken)
  return needsFactor(utilisateur, deps.config) && !factorShown ? { ...session, facteurAttendu: true } : session
}

export const signup = async (deps: Deps, form: Signup, ip: string): Promise<{ message: string }> => {
  const { username, email, password, langue } = form
  requireChoosable('password', password)
  await deps.limits.take('signupNetwork', ip)
  await deps.limits.take('signup', email)
  await requireFree(deps.db, form)
  const mayMail = await deps.limits.tryTake('mail', email)
  const passwordHash = await hashPassword(password)
  await deps.db.transaction(async (tx) => {
    await lockUsername(tx, username)
    await requireFree(tx, form)
    const termsAcceptedAt = deps.clock()
    const id = await createUtilisateur(tx, { username, email, passwordHash, termsAcceptedAt, langue })
    if (id === null) {
      // Another sign-up has just taken the e-mail.
      await requireFree(tx, form)
      throw new AppError('CONFLICT')
    }
    if (mayMail) await sendVerification(tx, deps, { id, username, email })
  })
  // Whoever signs up must not be shut out because others had mails sent to this mailbox.
  return { message: mayMail ? texts.created : texts.createdMailLater }
}

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
