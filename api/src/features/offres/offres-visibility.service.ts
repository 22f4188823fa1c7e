import type { Db } from '../../db/database.ts'
import { type PublishedDeps, publishing } from '../alertes/alertes-annonces.service.ts'
import { offreRows, updateOffreRow } from './offres-publication.repository.ts'

export const publishingOffres = publishing('offre', offreRows.selectPublicIds)

/** Call it after a member was blocked or unblocked: hides their offers from everyone else, or shows them again. */
export const hideOffresOfBlocked = (tx: Db, deps: PublishedDeps, proprietaireId: number): Promise<void> =>
  publishingOffres(tx, deps, { auteurId: proprietaireId }, () => offreRows.refreshMasque(tx, proprietaireId))

/** Reports hide the offer until an administrator decides. False when it is hidden already. */
export const hideReportedOffre = (tx: Db, id: number, now: Date): Promise<boolean> => offreRows.report(tx, id, now)

/** Reports no longer hide it; another reason still may. False when they did not. */
export const showReportedOffre = (tx: Db, deps: PublishedDeps, id: number): Promise<boolean> =>
  publishingOffres(tx, deps, { id }, () => offreRows.report(tx, id, null))

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
