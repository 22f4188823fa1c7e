import type { Deps } from '../../deps.ts'
import { storeDrawings } from '../../pictures/store-drawings.ts'
import { addDrawings } from '../images/images-drawings.service.ts'
import { insertVilles } from './villes.repository.ts'
import { villesSeed } from './villes.seed.ts'
import { hasVilles } from './villes.service.ts'

const imageOf = (slug: string): string => `ville-${slug}.webp`

interface SeedOptions {
  /** Returns a city's picture as SVG. */
  drawVille: (slug: string) => string
  /** Relative to the size of the drawing. */
  pictureScale?: number
}

/** Adds the first cities, with drawn pictures, to an empty database. From then on administrators manage them. */
export const seedVilles = async (
  deps: Pick<Deps, 'db' | 'storage'>,
  { drawVille, pictureScale = 1 }: SeedOptions,
): Promise<void> => {
  if (await hasVilles(deps.db)) return
  const drawings = villesSeed.map(({ slug }) => ({
    src: imageOf(slug),
    draw: () => drawVille(slug),
    scale: pictureScale,
  }))
  const drawn = await storeDrawings(deps.storage, drawings)
  await deps.db.transaction(async (db) => {
    await addDrawings(db, drawn)
    await insertVilles(
      db,
      villesSeed.map(({ quartiers: _, ...ville }, position) => ({ ...ville, position, image: imageOf(ville.slug) })),
    )
  })
}
