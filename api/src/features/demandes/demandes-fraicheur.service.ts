import type { Db } from '../../db/database.ts'
import { updateConfirmee, updateEndormies, updatePartie, updateRappelees } from './demandes-fraicheur.repository.ts'

/** The verbs that freshness needs for requests. */
export const freshDemandes = {
  /** It holds from now on; if it slept, it is awake: the trigger `confirm_annonce` sees to that. */
  confirm: (tx: Db, _deps: unknown, id: number, now: Date): Promise<void> => updateConfirmee(tx, id, now),

  /** Gone: no longer in the lists, and no reminder follows. */
  end: updatePartie,

  sleep: updateEndormies,

  /** Returns whom to ask. */
  markReminded: updateRappelees,
}
