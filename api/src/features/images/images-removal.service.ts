import type { Deps } from '../../deps.ts'
import { mayRemovePhotos } from '../../pictures/removal-lock.ts'
import { removeVariants } from '../../pictures/store-variants.ts'
import { deleteImages, lockOrphanImages, updateAsOrphans, updateAsUnused } from './images.repository.ts'

const unusedHours = 24
// Small, because the rows stay locked while their files are removed.
const batchSize = 20

/** Removes uploads that are still unused after a day, with their files. */
export const purgeOrphanImages = async ({
  db,
  storage,
  clock,
}: Pick<Deps, 'db' | 'storage' | 'clock'>): Promise<number> => {
  const before = new Date(clock().getTime() - unusedHours * 3_600_000)
  let purged = 0
  for (let found = batchSize; found === batchSize; purged += found) {
    found = await db.transaction(async (tx) => {
      if (!(await mayRemovePhotos(tx))) return 0
      const srcs = await lockOrphanImages(tx, before, batchSize)
      // Files first: if this fails halfway, the rows are still there for the next run.
      await Promise.all(srcs.map((src) => removeVariants(storage, src)))
      await deleteImages(tx, srcs)
      return srcs.length
    })
  }
  return purged
}

/** Leaves a member's pictures to the next purge, as old uploads without an owner. A city or an article keeps its own. */
export const abandonImagesOf = updateAsOrphans

/** Photos that an offer no longer shows are left to the next purge, unless something else uses them. */
export const abandonImages = updateAsUnused
