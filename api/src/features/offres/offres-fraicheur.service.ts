import type { Db } from '../../db/database.ts'
import { offreRows, updateOffreRow } from './offres-publication.repository.ts'
import { type PublishedDeps, publishingOffres } from './offres-published.service.ts'

/** The verbs that freshness needs for offers. */
export const freshOffres = {
  /** It holds from now on; if it slept, it is awake: the trigger `confirm_annonce` sees to that. */
  confirm: (tx: Db, deps: PublishedDeps, id: number, now: Date): Promise<void> =>
    publishingOffres(tx, deps, { id }, () => updateOffreRow(tx, id, { confirmeeLe: now })),

  /** Gone: no longer in the lists, and no reminder follows. */
  end: (tx: Db, id: number, now: Date): Promise<void> => updateOffreRow(tx, id, { statut: 'LOUE', confirmeeLe: now }),

  sleep: offreRows.sleep,
  markReminded: offreRows.markReminded,
}
