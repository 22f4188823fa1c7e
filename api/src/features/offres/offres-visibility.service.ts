import type { Db } from '../../db/database.ts'
import { offreRows } from './offres-publication.repository.ts'
import { type PublishedDeps, publishingOffres } from './offres-published.service.ts'
import { updateMasque } from './offres-visibility.repository.ts'

/** Call it after a member was blocked or unblocked: hides their offers from everyone else, or shows them again. */
export const hideOffresOfBlocked = (tx: Db, deps: PublishedDeps, proprietaireId: number): Promise<void> =>
  publishingOffres(tx, deps, { proprietaireId }, () => updateMasque(tx, proprietaireId))

/** Reports hide the offer until an administrator decides. False when it is hidden already. */
export const hideReportedOffre = (tx: Db, id: number, now: Date): Promise<boolean> => offreRows.report(tx, id, now)

/** Reports no longer hide it; another reason still may. False when they did not. */
export const showReportedOffre = (tx: Db, deps: PublishedDeps, id: number): Promise<boolean> =>
  publishingOffres(tx, deps, { id }, () => offreRows.report(tx, id, null))
