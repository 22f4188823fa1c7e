import type { Session } from '@colocdar/contracts/auth'
import type { CleCreationOptions, CleRequestOptions, CleSignin } from '@colocdar/contracts/cles'
import { AppError } from '@colocdar/contracts/errors'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireRecentFactor } from '../../http/factor.ts'
import { checkAssertion, markUsed, prepareCle, prepareSignin } from '../cles/cles.service.ts'
import { selectForSignin } from './auth.repository.ts'
import { type Provenance, startSession } from './auth.service.ts'
import * as texts from './auth.texts.fr.ts'
import { requireOwnPassword } from './auth-change.service.ts'

/** A key opens the account for good: an open session alone does not add one. */
export const prepareOwnCle = async (acteur: Acteur, deps: Deps, password: string): Promise<CleCreationOptions> => {
  requireRecentFactor(acteur, deps.clock())
  await requireOwnPassword(acteur, deps, password)
  return prepareCle(acteur, deps)
}

export const offerSignin = async (deps: Deps, ip: string): Promise<CleRequestOptions> => {
  await deps.limits.take('defi', ip)
  return prepareSignin(deps)
}

export const signinByCle = async (
  deps: Deps,
  { reponse, rememberMe, appareil: marque }: CleSignin,
  { ip, userAgent }: Provenance,
): Promise<Session> => {
  await deps.limits.check('signinFailureNetwork', ip)
  const cle = await checkAssertion(deps, reponse)
  const utilisateur = cle && (await selectForSignin(deps.db, cle.email))
  if (!cle || !utilisateur) {
    await deps.limits.take('signinFailureNetwork', ip)
    throw unknownCle()
  }
  return startSession(deps, utilisateur, {
    rememberMe,
    marque,
    userAgent,
    // The key has verified the person: where a session knows of a second factor, this is one, for the token given here.
    factorShown: true,
    within: async (tx) => {
      if (!(await markUsed(tx, cle, deps.clock()))) throw unknownCle()
    },
  })
}

const unknownCle = () =>
  new AppError('BAD_CREDENTIALS', {
    message: texts.cleUnknown,
  })
