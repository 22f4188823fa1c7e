import type { Db } from '../../db/database.ts'
import { demandeRows, updateDemandeRow } from './demandes-publication.repository.ts'

/** Call it after a member was blocked or unblocked: hides their request from everyone else, or shows them again. */
export const hideDemandeOfBlocked = demandeRows.refreshMasque

/** Reports hide the request until an administrator decides. False when it is hidden already. */
export const hideReportedDemande = (tx: Db, id: number, now: Date): Promise<boolean> => demandeRows.report(tx, id, now)

/** Reports no longer hide it; another reason still may. False when they did not. */
export const showReportedDemande = (tx: Db, _deps: unknown, id: number): Promise<boolean> =>
  demandeRows.report(tx, id, null)

/** The verbs that freshness needs for requests. */
export const freshDemandes = {
  /** It holds from now on; if it slept, it is awake: the trigger `confirm_annonce` sees to that. */
  confirm: (tx: Db, _deps: unknown, id: number, now: Date): Promise<void> =>
    updateDemandeRow(tx, id, { confirmeeLe: now }),

  /** Gone: it sleeps at once, no reminder follows, and a press wakes it. */
  end: (tx: Db, id: number, now: Date): Promise<void> => updateDemandeRow(tx, id, { endormieLe: now, rappeleeLe: now }),

  sleep: demandeRows.sleep,
  markReminded: demandeRows.markReminded,
}
