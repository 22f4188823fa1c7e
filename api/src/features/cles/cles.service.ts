import { appareilName } from '@colocdar/contracts/appareils'
import {
  type Cle,
  type CleAssertion,
  type CleAttestation,
  type CleCreationOptions,
  type CleRequestOptions,
  maxCles,
} from '@colocdar/contracts/cles'
import { AppError } from '@colocdar/contracts/errors'
import { fill } from '@colocdar/contracts/texts/fill'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireRecentFactor } from '../../http/factor.ts'
import { readAppareil } from '../appareils/appareils.rules.ts'
import { lockUtilisateur } from '../utilisateurs/utilisateurs-account.service.ts'
import { cleAjoutee, cleRetiree } from './cles.mails.ts'
import {
  countClesOf,
  deleteCle,
  deleteClesOf,
  insertCle,
  insertDefi,
  raiseCompteur,
  selectByCredential,
  selectClesOf,
  takeDefi,
} from './cles.repository.ts'
import {
  creationOptions,
  defiMs,
  hashDefi,
  newDefi,
  readAssertion,
  readAttestation,
  readDefi,
  requestOptions,
} from './cles.rules.ts'
import * as texts from './cles.texts.fr.ts'

export const listCles = async (db: Db, utilisateurId: number): Promise<Cle[]> =>
  (await selectClesOf(db, utilisateurId)).map(toCle)

/** What the browser makes a key by. Ask for the password first. */
export const prepareCle = (
  { id }: Acteur,
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
): Promise<CleCreationOptions> =>
  db.transaction(async (tx) => {
    const membre = await lockUtilisateur(tx, { id })
    if (!membre) throw new AppError('UNAUTHENTICATED')
    const known = await selectClesOf(tx, id)
    requireRoom(known.length)
    const defi = await issueDefi(tx, clock(), { usage: 'ajout', utilisateurId: id })
    return creationOptions(config.publicUrl, { defi, membre, known: known.map(({ credentialId }) => credentialId) })
  })

export const addCle = async (
  { id: utilisateurId }: Acteur,
  { db, config, clock, mails }: Pick<Deps, 'db' | 'config' | 'clock' | 'mails'>,
  { nom, reponse, userAgent }: { nom: string | null; reponse: CleAttestation; userAgent: string | undefined },
): Promise<Cle> => {
  const now = clock()
  const defi = readDefi(reponse)
  const cle = defi === null ? null : await readAttestation(reponse, { publicUrl: config.publicUrl, defi })
  const appareil = readAppareil(userAgent)
  const added = await db.transaction(async (tx) => {
    const membre = await lockUtilisateur(tx, { id: utilisateurId })
    // Under the lock: a password reset meanwhile has deleted the challenge with the keys.
    const taken =
      defi !== null && (await takeDefi(tx, { defiHash: hashDefi(defi), usage: 'ajout', utilisateurId, now }))
    if (!membre || !taken || !cle) return null
    requireRoom(await countClesOf(tx, utilisateurId))
    const row = await insertCle(tx, { utilisateurId, nom: nom ?? appareilName(appareil), createdAt: now, ...cle })
    if (!row) throw new AppError('CONFLICT', { message: texts.already })
    const { email, username, emailVerifiedAt } = membre
    if (emailVerifiedAt) await mails.enqueue(tx, cleAjoutee.to(email, { username, appareil, le: now.toISOString() }))
    return toCle(row)
  })
  // After the commit: a challenge is used up by a wrong answer too.
  if (!added) throw new AppError('INVALID', { message: texts.refused })
  return added
}

export const removeCle = (
  acteur: Acteur,
  { db, clock, mails }: Pick<Deps, 'db' | 'clock' | 'mails'>,
  { id, userAgent }: { id: number; userAgent: string | undefined },
): Promise<void> =>
  db.transaction(async (tx) => {
    requireRecentFactor(acteur, clock())
    const utilisateurId = acteur.id
    const membre = await lockUtilisateur(tx, { id: utilisateurId })
    if (!membre || !(await deleteCle(tx, utilisateurId, id))) throw new AppError('NOT_FOUND')
    const { email, username, emailVerifiedAt } = membre
    const [appareil, le] = [readAppareil(userAgent), clock().toISOString()]
    if (emailVerifiedAt) await mails.enqueue(tx, cleRetiree.to(email, { username, appareil, le }))
  })

export const hasCles = async (db: Db, utilisateurId: number): Promise<boolean> =>
  (await countClesOf(db, utilisateurId)) > 0

/**
 * All keys, and the challenge of one that is being added. With the sessions, when an account is taken back: whoever
 * knew the password could have added one. True when there were any. Lock the member first.
 */
export const removeClesOf = deleteClesOf

/** What the browser signs a challenge by, with whichever key the person picks. */
export const prepareSignin = async ({
  db,
  config,
  clock,
}: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<CleRequestOptions> =>
  requestOptions(config.publicUrl, await issueDefi(db, clock(), { usage: 'connexion' }))

export interface UsedCle {
  id: number
  /** Of its member. */
  email: string
  compteur: number
}

/** The key that gave this answer; null unless it did, now, to us. Each challenge is good for one answer, right or wrong. */
export const checkAssertion = async (
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  reponse: CleAssertion,
): Promise<UsedCle | null> => {
  const defi = readDefi(reponse)
  if (defi === null) return null
  if (!(await takeDefi(db, { defiHash: hashDefi(defi), usage: 'connexion', now: clock() }))) return null
  const cle = await selectByCredential(db, reponse.id)
  if (!cle) return null
  const compteur = await readAssertion(reponse, { publicUrl: config.publicUrl, defi, cle })
  return compteur === null ? null : { id: cle.id, email: cle.email, compteur }
}

/** In the transaction that opens the session. False when the key was removed meanwhile, or seems to be copied. */
export const markUsed = (tx: Db, { id, compteur }: UsedCle, now: Date): Promise<boolean> =>
  raiseCompteur(tx, { id, compteur, now })

const issueDefi = async (
  db: Db,
  now: Date,
  purpose: { usage: 'ajout'; utilisateurId: number } | { usage: 'connexion' },
): Promise<string> => {
  const defi = newDefi()
  await insertDefi(db, { ...purpose, defiHash: hashDefi(defi), expiresAt: new Date(now.getTime() + defiMs) }, now)
  return defi
}

const requireRoom = (count: number): void => {
  if (count >= maxCles) throw new AppError('CONFLICT', { message: fill(texts.full, { max: maxCles }) })
}

const toCle = ({
  id,
  nom,
  createdAt,
  utiliseeLe,
}: {
  id: number
  nom: string
  createdAt: Date
  utiliseeLe: Date | null
}): Cle => ({
  id,
  nom,
  creeeLe: createdAt.toISOString(),
  utiliseeLe: utiliseeLe?.toISOString() ?? null,
})
