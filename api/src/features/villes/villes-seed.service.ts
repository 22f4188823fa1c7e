import type { Deps } from '../../deps.ts'
import { storeDrawings } from '../../images/store-drawings.ts'
import { insertImages } from '../images/images.repository.ts'
import { countVilles, insertVilles } from './villes.repository.ts'
import { villesSeed } from './villes.seed.ts'

const imageOf = (slug: string): string => `ville-${slug}.webp`

interface SeedOptions {
  /** The picture of a city as SVG. */
  drawVille: (slug: string) => string
  /** Of the drawings' own size. */
  pictureScale?: number
}

/** Gives an empty database its cities, with their drawn pictures. Later changes belong to the administrator. */
export const seedVilles = async (
  deps: Pick<Deps, 'db' | 'storage'>,
  { drawVille, pictureScale = 1 }: SeedOptions,
): Promise<void> => {
  if ((await countVilles(deps.db)) > 0) return
  const drawings = villesSeed.map(({ slug }) => ({
    src: imageOf(slug),
    draw: () => drawVille(slug),
    scale: pictureScale,
  }))
  const images = await storeDrawings(deps.storage, drawings)
  await deps.db.transaction(async (db) => {
    await insertImages(db, images)
    await insertVilles(
      db,
      villesSeed.map(({ slug, nom }, position) => ({ slug, nom, position, image: imageOf(slug) })),
    )
  })
}
