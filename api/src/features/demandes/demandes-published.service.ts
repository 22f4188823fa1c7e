import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type SomeDemandes, selectPublicIds } from './demandes-visibility.repository.ts'

/** What telling others of a new request may need. */
export type PublishedDeps = Pick<Deps, 'mails' | 'clock'>

/**
 * Runs a change that may make requests public: verified, awake, no longer hidden. Every such change runs
 * in here, so that `onDemandesPublished` hears of each request that enters the public lists, in the same transaction.
 */
export const publishingDemandes = async <T>(
  tx: Db,
  deps: PublishedDeps,
  which: SomeDemandes,
  change: () => Promise<T>,
): Promise<T> => {
  const before = new Set(await selectPublicIds(tx, which))
  const changed = await change()
  const published = (await selectPublicIds(tx, which)).filter((id) => !before.has(id))
  if (published.length > 0) await onDemandesPublished(tx, deps, published)
  return changed
}

/** Requests that are public since a moment ago; some may have been public before. */
const onDemandesPublished = async (_tx: Db, _deps: PublishedDeps, _ids: number[]): Promise<void> => {}
