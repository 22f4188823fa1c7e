import type { Db } from '../../db/database.ts'
import { type PublishedDeps, publishing } from '../alertes/alertes-annonces.service.ts'
import { demandeRows, updateDemandeRow } from './demandes-publication.repository.ts'

export const publishingDemandes = publishing('demande', demandeRows.selectPublicIds)

/** Call it after a member was blocked or unblocked: hides their request from everyone else, or shows it again. */
export const hideDemandeOfBlocked = (tx: Db, deps: PublishedDeps, demandeurId: number): Promise<void> =>
  publishingDemandes(tx, deps, { auteurId: demandeurId }, () => demandeRows.refreshMasque(tx, demandeurId))

/** Reports hide the request until an administrator decides. False when it is hidden already. */
export const hideReportedDemande = (tx: Db, id: number, now: Date): Promise<boolean> => demandeRows.report(tx, id, now)

/** Reports no longer hide it; another reason still may. False when they did not. */
export const showReportedDemande = (tx: Db, deps: PublishedDeps, id: number): Promise<boolean> =>
  publishingDemandes(tx, deps, { id }, () => demandeRows.report(tx, id, null))

/** The verbs that freshness needs for requests. */
export const freshDemandes = {
  /** It holds from now on; if it slept, it is awake: the trigger `confirm_annonce` sees to that. */
  confirm: (tx: Db, deps: PublishedDeps, id: number, now: Date): Promise<void> =>
    publishingDemandes(tx, deps, { id }, () => updateDemandeRow(tx, id, { confirmeeLe: now })),

  /** Gone: it sleeps at once, no reminder follows, and a press wakes it. */
  end: (tx: Db, id: number, now: Date): Promise<void> => updateDemandeRow(tx, id, { endormieLe: now, rappeleeLe: now }),

  sleep: demandeRows.sleep,
  markReminded: demandeRows.markReminded,
}
