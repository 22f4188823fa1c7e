import type { Db } from '../../db/database.ts'
import { updateConfirmee, updateEndormies, updatePartie, updateRappelees } from './offres-fraicheur.repository.ts'
import { type PublishedDeps, publishingOffres } from './offres-published.service.ts'

/** The verbs that freshness needs for offers. */
export const freshOffres = {
  /** It holds from now on; if it slept, it is awake: the trigger `confirm_annonce` sees to that. */
  confirm: (tx: Db, deps: PublishedDeps, id: number, now: Date): Promise<void> =>
    publishingOffres(tx, deps, { id }, () => updateConfirmee(tx, id, now)),

  /** Gone: no longer in the lists, and no reminder follows. */
  end: updatePartie,

  sleep: updateEndormies,

  /** Returns whom to ask. */
  markReminded: updateRappelees,
}
