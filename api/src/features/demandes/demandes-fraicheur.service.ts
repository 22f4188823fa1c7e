import type { Db } from '../../db/database.ts'
import { updateConfirmee, updateEndormies, updatePartie, updateRappelees } from './demandes-fraicheur.repository.ts'
import { type PublishedDeps, publishingDemandes } from './demandes-published.service.ts'

/** The verbs that freshness needs for requests. */
export const freshDemandes = {
  /** It holds from now on; if it slept, it is awake: the trigger `confirm_annonce` sees to that. */
  confirm: (tx: Db, deps: PublishedDeps, id: number, now: Date): Promise<void> =>
    publishingDemandes(tx, deps, { id }, () => updateConfirmee(tx, id, now)),

  /** Gone: no longer in the lists, and nobody is asked again. */
  end: updatePartie,

  sleep: updateEndormies,

  /** Returns whom to ask. */
  markReminded: updateRappelees,
}
