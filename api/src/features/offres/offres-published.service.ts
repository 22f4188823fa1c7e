import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { announceOffres } from '../alertes/alertes-annonces.service.ts'
import { type SomeOffres, selectPublicIds } from './offres-visibility.repository.ts'

/** What telling others of a new offer may need. */
export type PublishedDeps = Pick<Deps, 'mails' | 'clock'>

/**
 * Runs a change that may make offers public: verified, available again, awake, no longer hidden. Every such change runs
 * in here, so that `onOffresPublished` hears of each offer that enters the public lists, in the same transaction.
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
  if (published.length > 0) await onOffresPublished(tx, deps, published)
  return changed
}

/** Offers that are public since a moment ago; some may have been public before. */
const onOffresPublished = (tx: Db, deps: PublishedDeps, ids: number[]): Promise<void> => announceOffres(tx, deps, ids)
