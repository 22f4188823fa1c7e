import { AppError } from '@colocdar/contracts/errors'
import { type SignalementCreation, type SignalementKind, signalementThanks } from '@colocdar/contracts/signalements'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { withIsoDates } from '../../iso-dates.ts'
import {
  clearTextsOf,
  countBaseless,
  countWaiting,
  forgetReportersBefore,
  insertSignalement,
  lockObjet,
  lockReporter,
  selectAccount,
  selectSignalementsBy,
} from './signalements.repository.ts'
import { helpsToHide, windowStart } from './signalements.rules.ts'
import * as texts from './signalements.texts.fr.ts'
import { selectCible } from './signalements-cibles.repository.ts'
import { isAnnonce, weighReport } from './signalements-masquages.service.ts'
import { domaineOf } from './signalements-reporter.rules.ts'

/** Records a report. The third person within a week hides an ad until an administrator decides. */
export const reportObjet = async (
  acteur: Acteur,
  deps: Pick<Deps, 'db' | 'clock' | 'limits' | 'config' | 'mails'>,
  { kind, objetId, motif, texte, ip }: SignalementCreation & { ip: string },
): Promise<{ message: string }> => {
  const { db, clock, limits } = deps
  const cible = await selectCible(db, kind, objetId, acteur.id)
  if (!cible?.visible) throw new AppError('NOT_FOUND', { message: gone[kind] })
  if (cible.membre.id === acteur.id) throw new AppError('FORBIDDEN', { message: own[kind] })
  const account = await selectAccount(db, acteur.id)
  if (!account) throw new AppError('UNAUTHENTICATED')
  const caller = await limits.caller(acteur.id, ip)
  const keys = { ...caller, domaine: domaineOf(account.email, await limits.readKeys()) }
  const { mailbox, network, domaine } = keys
  await limits.take('signalement', acteur.id)
  const now = clock()
  const since = windowStart(now)
  await db.transaction(async (tx) => {
    await lockReporter(tx, keys)
    await lockObjet(tx, objetId)
    const baseless = await countBaseless(tx, keys, since)
    const waiting = await countWaiting(tx, keys, since)
    const standing = { createdAt: account.createdAt, profileFilled: acteur.profileFilled, baseless, waiting }
    const compte = helpsToHide(standing, now)
    const by = { auteurId: acteur.id, mailbox, network, domaine, compte }
    const id = await insertSignalement(tx, { kind, objetId, motif, texte: texte ?? null, ...by, createdAt: now })
    if (id === null) throw alreadyReported()
    if (isAnnonce(kind)) await weighReport(tx, deps, { id, kind, objetId, now })
  })
  return { message: signalementThanks }
}

/** Forgets from where people reported, once it no longer matters. */
export const forgetReporters = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  forgetReportersBefore(db, windowStart(clock()))

/** For the export of personal data. */
export const exportSignalements = async (db: Db, utilisateurId: number) =>
  (await selectSignalementsBy(db, utilisateurId)).map(withIsoDates)

/** Call it before an account is deleted: its reports stay, without text and author. */
export const clearSignalementsOf = (tx: Db, utilisateurId: number): Promise<void> => clearTextsOf(tx, utilisateurId)

const gone: Record<SignalementKind, string> = {
  offre: texts.offreGone,
  demande: texts.demandeGone,
  utilisateur: texts.profilGone,
  conversation: texts.conversationUnknown,
}

const own: Record<SignalementKind, string> = {
  offre: texts.ownOffre,
  demande: texts.ownDemande,
  utilisateur: texts.ownProfil,
  conversation: texts.ownConversation,
}

const alreadyReported = () => new AppError('CONFLICT', { message: texts.already })
