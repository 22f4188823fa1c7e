import { AppError } from '@colocdar/contracts/errors'
import { type SignalementCreation, type SignalementKind, signalementThanks } from '@colocdar/contracts/signalements'
import { advisoryLocks } from '../../db/advisory-locks.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Acteur } from '../../http/acteur.ts'
import { withIsoDates } from '../../iso-dates.ts'
import { lockCaller } from '../../limits/limits.repository.ts'
import { hideReportedDemande, showReportedDemande } from '../demandes/demandes-visibility.service.ts'
import { hideReportedOffre, showReportedOffre } from '../offres/offres-visibility.service.ts'
import {
  clearTextsOf,
  countBaseless,
  countWaiting,
  forgetReportersBefore,
  insertSignalement,
  lockObjet,
  selectAccount,
  selectReporters,
  selectSignalementsBy,
} from './signalements.repository.ts'
import { helpsToHide, hidesAnnonce, windowStart } from './signalements.rules.ts'
import { selectCible } from './signalements-cibles.repository.ts'

/** Records a report. The third person within a week hides an ad until an administrator decides. */
export const reportObjet = async (
  acteur: Acteur,
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  { kind, objetId, motif, texte, ip }: SignalementCreation & { ip: string },
): Promise<{ message: string }> => {
  const cible = await selectCible(db, kind, objetId, acteur.id)
  if (!cible?.visible) throw new AppError('NOT_FOUND', { message: gone[kind] })
  if (cible.membre.id === acteur.id) throw new AppError('FORBIDDEN', { message: own[kind] })
  const account = await selectAccount(db, acteur.id)
  if (!account) throw new AppError('UNAUTHENTICATED')
  const caller = await limits.caller(acteur.id, ip)
  const { mailbox, network } = caller
  await limits.take('signalement', acteur.id)
  const now = clock()
  const since = windowStart(now)
  await db.transaction(async (tx) => {
    await lockCaller(tx, advisoryLocks.reporter, caller)
    await lockObjet(tx, objetId)
    const baseless = await countBaseless(tx, caller, since)
    const waiting = await countWaiting(tx, caller, since)
    const standing = { createdAt: account.createdAt, profileFilled: acteur.profileFilled, baseless, waiting }
    const compte = helpsToHide(standing, now)
    const row = { kind, objetId, auteurId: acteur.id, motif, texte, compte, mailbox, network, createdAt: now }
    if (!(await insertSignalement(tx, { ...row, texte: texte ?? null }))) throw alreadyReported()
    const reporters = await selectReporters(tx, { kind, objetId, since })
    if (isAnnonce(kind) && hidesAnnonce(reporters)) await annonces[kind].hide(tx, objetId, now)
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

/** Only ads are hidden before a decision, not members and conversations. */
export const annonces = {
  offre: { hide: hideReportedOffre, show: showReportedOffre },
  demande: { hide: hideReportedDemande, show: showReportedDemande },
}

export const isAnnonce = (kind: SignalementKind): kind is keyof typeof annonces => kind in annonces

const gone: Record<SignalementKind, string> = {
  offre: 'Cette offre n’est plus en ligne.',
  demande: 'Cette demande n’est plus en ligne.',
  utilisateur: 'Ce profil n’est plus en ligne.',
  conversation: 'Cette conversation n’existe pas.',
}

const own: Record<SignalementKind, string> = {
  offre: 'C’est votre propre offre.',
  demande: 'C’est votre propre demande.',
  utilisateur: 'C’est votre propre profil.',
  conversation: 'C’est votre propre conversation.',
}

const alreadyReported = () =>
  new AppError('CONFLICT', { message: 'Vous l’avez déjà signalé. Notre équipe regarde, et vous écrira.' })
