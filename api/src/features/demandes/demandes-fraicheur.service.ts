import type { Db } from '../../db/database.ts'
import { demandeRows, updateDemandeRow } from './demandes-publication.repository.ts'

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
