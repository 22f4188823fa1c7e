import { randomBytes } from 'node:crypto'
import type { CleAssertion } from '@colocdar/contracts/cles'
import { AppError } from '@colocdar/contracts/errors'
import { type Facteur, wrongCode } from '@colocdar/contracts/facteurs'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireRecentFactor } from '../../http/factor.ts'
import { hashToken } from '../../tokens.ts'
import { endSessionsOf, markFactor } from '../auth/auth-sessions.service.ts'
import { checkAssertion, hasCles, markUsed, removeClesOf } from '../cles/cles.service.ts'
import { type JournalRow, recordJournal } from '../journal/journal.service.ts'
import { lockUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import { facteurChange } from './facteurs.mails.ts'
import {
  countCodes,
  deleteFacteur,
  replaceCodes,
  selectFacteur,
  upsertFacteur,
  useCode,
  useStep,
} from './facteurs.repository.ts'
import { fromBase32, isTotp, newSecret, stepOf, toBase32 } from './facteurs-totp.rules.ts'

type FacteurDeps = Pick<Deps, 'db' | 'mails' | 'clock'>

export const readFacteur = async ({ id }: Acteur, { db, config }: Pick<Deps, 'db' | 'config'>): Promise<Facteur> => {
  const installe = (await selectFacteur(db, id)) !== null
  // The secret is stored once a code proves that the app has it.
  return {
    requis: !config.demo,
    installe,
    cle: await hasCles(db, id),
    codes: await countCodes(db, id),
    secret: newSecret(),
  }
}

/** The first one is installed with the password alone, any other with the factor before it. */
export const installFacteur = (
  acteur: Acteur,
  deps: FacteurDeps,
  { secret: typed, code, token }: { secret: string; code: string; token: string },
): Promise<{ codes: string[] }> => {
  const [secret, now] = [fromBase32(typed), deps.clock()]
  const step = stepOf(secret, code, now)
  if (step === null) throw invalid(wrongCode)
  return deps.db.transaction(async (tx) => {
    const utilisateur = await lockUtilisateur(tx, { id: acteur.id })
    if (!utilisateur) throw new AppError('UNAUTHENTICATED')
    if ((await selectFacteur(tx, acteur.id)) || (await hasCles(tx, acteur.id))) requireRecentFactor(acteur, now)
    await upsertFacteur(tx, { utilisateurId: acteur.id, secret, dernierPas: step, createdAt: now })
    const codes = await writeNewCodes(tx, acteur.id)
    await markFactor(tx, token, now)
    await record(tx, acteur.id, { action: 'installFactor', apres: { codes: codes.length } }, now)
    await deps.mails.enqueue(tx, facteurChange.to(utilisateur.email, { changement: 'installe' }))
    return { codes }
  })
}

/** By a code of the app or a recovery code, each of which counts once. */
export const showFacteur = async (
  acteur: Acteur,
  deps: FacteurDeps & Pick<Deps, 'limits'>,
  { code, token }: { code: string; token: string },
): Promise<{ codes: number }> => {
  // Every try counts, so that parallel guesses have no more of them.
  await deps.limits.take('facteur', acteur.id)
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const utilisateur = await lockUtilisateur(tx, { id: acteur.id })
    if (!utilisateur) throw new AppError('UNAUTHENTICATED')
    if (!(await takeCode(tx, acteur.id, code, now))) throw invalid(wrongCode)
    await markFactor(tx, token, now)
    const par = isTotp(code) ? 'application' : 'secours'
    await record(tx, acteur.id, { action: 'showFactor', apres: { par } }, now)
    if (par === 'secours') await deps.mails.enqueue(tx, facteurChange.to(utilisateur.email, { changement: 'secours' }))
    return { codes: await countCodes(tx, acteur.id) }
  })
}

/** By a passkey of this account. */
export const showFacteurByCle = async (
  acteur: Acteur,
  deps: FacteurDeps & Pick<Deps, 'config' | 'limits'>,
  { reponse, token }: { reponse: CleAssertion; token: string },
): Promise<{ codes: number }> => {
  await deps.limits.take('facteur', acteur.id)
  const cle = await checkAssertion(deps, reponse)
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const utilisateur = await lockUtilisateur(tx, { id: acteur.id })
    const isOwn = cle !== null && cle.email === utilisateur?.email
    if (!isOwn || !(await markUsed(tx, cle, now))) throw new AppError('INVALID', { message: wrongCle })
    await markFactor(tx, token, now)
    await record(tx, acteur.id, { action: 'showFactor', apres: { par: 'cle' } }, now)
    return { codes: await countCodes(tx, acteur.id) }
  })
}

const wrongCle = 'Cette clé d’accès n’est pas de ce compte. Réessayez avec une autre.'

export const renewCodes = (acteur: Acteur, deps: FacteurDeps): Promise<{ codes: string[] }> => {
  const now = deps.clock()
  requireRecentFactor(acteur, now)
  return deps.db.transaction(async (tx) => {
    const utilisateur = await lockUtilisateur(tx, { id: acteur.id })
    if (!utilisateur) throw new AppError('UNAUTHENTICATED')
    if (!(await selectFacteur(tx, acteur.id))) throw new AppError('CONFLICT', { message: noFacteur })
    const codes = await writeNewCodes(tx, acteur.id)
    await record(tx, acteur.id, { action: 'renewCodes', apres: { codes: codes.length } }, now)
    await deps.mails.enqueue(tx, facteurChange.to(utilisateur.email, { changement: 'codes' }))
    return { codes }
  })
}

/** Run from the command line, for an administrator who lost the phone and the codes: the next sign-in installs another. */
export const resetFacteur = ({ db, mails, clock }: FacteurDeps, email: string): Promise<{ username: string }> =>
  db.transaction(async (tx) => {
    const utilisateur = await lockUtilisateur(tx, { email })
    if (!utilisateur) throw new AppError('NOT_FOUND', { message: 'Aucun compte n’a cette adresse.' })
    const { id, username } = utilisateur
    const [app, cles] = [await deleteFacteur(tx, id), await removeClesOf(tx, id)]
    if (!app && !cles) throw new AppError('CONFLICT', { message: noFacteur })
    await endSessionsOf(tx, id)
    await record(tx, id, { action: 'resetFactor', avant: { installe: true } }, clock())
    await mails.enqueue(tx, facteurChange.to(utilisateur.email, { changement: 'retire' }))
    return { username }
  })

/** For who is an administrator no more, and for the export. */
export const removeFacteur = deleteFacteur
export const exportFacteur = async (db: Db, utilisateurId: number) => {
  const facteur = await selectFacteur(db, utilisateurId)
  return facteur && { installeLe: facteur.createdAt.toISOString(), codes: await countCodes(db, utilisateurId) }
}

const noFacteur = 'Ce compte n’a pas de second facteur.'

const takeCode = async (tx: Db, id: number, code: string, now: Date): Promise<boolean> => {
  if (!isTotp(code)) return useCode(tx, id, hashToken(code))
  const facteur = await selectFacteur(tx, id)
  const step = facteur && stepOf(facteur.secret, code, now)
  return step !== null && useStep(tx, id, step)
}

const codeCount = 10

/** In groups of four, to be copied by hand; typed back with or without the dashes. */
const writeNewCodes = async (tx: Db, id: number): Promise<string[]> => {
  const codes = Array.from({ length: codeCount }, () => toBase32(randomBytes(10)))
  await replaceCodes(tx, id, codes.map(hashToken))
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'))
}

/** Of the command line too: it has no signed-in acteur, so the journal names the account itself. */
const record = (tx: Db, id: number, entry: Pick<JournalRow, 'action' | 'avant' | 'apres'>, createdAt: Date) =>
  recordJournal(tx, { ...entry, acteurId: id, objet: 'utilisateur', objetId: id, createdAt })

const invalid = (message: string) => new AppError('INVALID', { message, details: { code: message } })
