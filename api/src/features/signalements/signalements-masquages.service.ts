import { signalementRules } from '@colocdar/contracts/signalements'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { hideReportedDemande, showReportedDemande } from '../demandes/demandes-visibility.service.ts'
import { hideReportedOffre, showReportedOffre } from '../offres/offres-visibility.service.ts'
import { masquagesArretes, signalementsNombreux } from './signalements.mails.ts'
import { selectReporters } from './signalements.repository.ts'
import { dismissedSince, hidesAnnonce, hourBefore, stoppedSince, windowStart } from './signalements.rules.ts'
import {
  countDismissals,
  countEffets,
  countReported,
  type Effet,
  lockMasquages,
  updateEffet,
} from './signalements-masquages.repository.ts'

/** Only ads are hidden before a decision, not members and conversations. */
export const annonces = {
  offre: { hide: hideReportedOffre, show: showReportedOffre },
  demande: { hide: hideReportedDemande, show: showReportedDemande },
}

export const isAnnonce = (kind: string): kind is keyof typeof annonces => Object.hasOwn(annonces, kind)

interface NewReport {
  /** The report that was just made. */
  id: number
  kind: keyof typeof annonces
  objetId: number
  now: Date
}

type AlertDeps = Pick<Deps, 'config' | 'mails'>

/**
 * Hides an ad that enough people have reported, and looks out for attacks: too many hidings in an hour stop them for a
 * day, and the operator is told of that, and of many reported ads. Administrators see all reports in any case.
 */
export const weighReport = async (tx: Db, deps: AlertDeps, { id, kind, objetId, now }: NewReport): Promise<void> => {
  const reporters = await selectReporters(tx, { kind, objetId, since: windowStart(now) })
  const dismissals = await countDismissals(tx, { kind, objetId, since: dismissedSince(now) })
  const effet = hidesAnnonce(reporters, dismissals)
    ? await hide(tx, deps, { kind, objetId, now })
    : await noticeMany(tx, deps, now)
  if (effet) await updateEffet(tx, id, effet)
}

const hide = async (
  tx: Db,
  { config, mails }: AlertDeps,
  { kind, objetId, now }: Omit<NewReport, 'id'>,
): Promise<Effet | null> => {
  await lockMasquages(tx)
  if (await areStopped(tx, now)) return null
  if ((await countEffets(tx, 'masque', hourBefore(now))) < config.hidingAlert)
    return (await annonces[kind].hide(tx, objetId, now)) ? 'masque' : null
  await mails.enqueue(tx, masquagesArretes.to(config.contactEmail, { nombre: config.hidingAlert }))
  return 'arret'
}

/** Reports of many ads, also if they hide none. */
const noticeMany = async (tx: Db, { config, mails }: AlertDeps, now: Date): Promise<Effet | null> => {
  const nombre = await countReported(tx, hourBefore(now))
  if (nombre <= config.hidingAlert * signalementRules.reportedFactor) return null
  await lockMasquages(tx)
  if ((await countEffets(tx, 'alerte', stoppedSince(now))) > 0) return null
  await mails.enqueue(tx, signalementsNombreux.to(config.contactEmail, { nombre }))
  return 'alerte'
}

/** For the metrics: ads that reports hid in the last hour, and whether they are stopped. */
export const readMasquages = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  hidden: await countEffets(db, 'masque', hourBefore(clock())),
  stopped: await areStopped(db, clock()),
})

const areStopped = async (db: Db, now: Date): Promise<boolean> =>
  (await countEffets(db, 'arret', stoppedSince(now))) > 0
