import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { announceOffres } from '../alertes/alertes-annonces.service.ts'
import { offreRows, type SomeOffres, selectPublicIds, updateOffreRow } from './offres-publication.repository.ts'

/** What telling others of a new offer may need. */
export type PublishedDeps = Pick<Deps, 'mails' | 'clock'>

/**
 * Runs a change that may make offers public: verified, available again, awake, no longer hidden. Every such change runs
 * in here, so that alerts hear of each offer that enters the public lists, in the same transaction; some may have been
 * public before.
 */
export const publishingOffres = async <T>(
  tx: Db,
  deps: PublishedDeps,
  which: SomeOffres,
  change: () => Promise<T>,
): Promise<T> => {
  const before = new Set(await selectPublicIds(tx, which))
  const changed = await change()
  const published = (await selectPublicIds(tx, which)).filter((id) => !before.has(id))
  if (published.length > 0) await announceOffres(tx, deps, published)
  return changed
}

/** Call it after a member was blocked or unblocked: hides their offers from everyone else, or shows them again. */
export const hideOffresOfBlocked = (tx: Db, deps: PublishedDeps, proprietaireId: number): Promise<void> =>
  publishingOffres(tx, deps, { proprietaireId }, () => offreRows.refreshMasque(tx, proprietaireId))

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
