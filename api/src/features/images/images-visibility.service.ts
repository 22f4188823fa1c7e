import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { type ImageVisibility, selectVisibility } from './images-visibility.repository.ts'

// How long a withdrawn photo is still sent. Browsers ask once a day: more would not save many queries.
const rememberedMs = 5_000
// A few megabytes at most.
const rememberedImages = 20_000

/**
 * Who may see a picture. Of one that is public, each process asks once in a few seconds; of another every time, so that it
 * is there at once when it is accepted. While the database is down, public pictures that were served before still are.
 */
export const createVisibility = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const remembered = new LRUCache<string, ImageVisibility>({
    max: rememberedImages,
    ttl: rememberedMs,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    noDeleteOnStaleGet: true,
  })
  const ask = async (src: string): Promise<ImageVisibility | undefined> => {
    const visibility = await selectVisibility(db, src)
    if (visibility?.isPublic) remembered.set(src, visibility)
    else remembered.delete(src)
    return visibility
  }
  return async (src: string): Promise<ImageVisibility | undefined> =>
    remembered.get(src) ??
    ask(src).catch((error: unknown) => {
      const stale = remembered.get(src, { allowStale: true })
      if (stale) return stale
      throw error
    })
}
