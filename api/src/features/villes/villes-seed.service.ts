import type { Deps } from '../../deps.ts'
import { type DrawingOptions, storeDrawings } from '../../pictures/store-drawings.ts'
import { addDrawings } from '../images/images.service.ts'
import { seedReperes } from '../reperes/reperes.service.ts'
import { insertVilles } from './villes.repository.ts'
import { villesSeed } from './villes.seed.ts'
import { hasVilles } from './villes.service.ts'

const imageOf = (slug: string): string => `ville-${slug}.webp`

const drawings = villesSeed.map(({ slug }) => ({
  src: imageOf(slug),
  file: new URL(`../../../pictures/villes/${slug}.svg`, import.meta.url),
}))

/**
 * Adds the first cities, with their pictures, to an empty database, and landmarks that their cities lack. From then on
 * administrators manage them.
 */
export const seedVilles = async (
  deps: Pick<Deps, 'db' | 'storage'>,
  pictures: Pick<DrawingOptions, 'scale'> = {},
): Promise<void> => {
  if (!(await hasVilles(deps.db))) await addVilles(deps, pictures)
  await seedReperes(deps.db)
}

const addVilles = async (
  deps: Pick<Deps, 'db' | 'storage'>,
  pictures: Pick<DrawingOptions, 'scale'>,
): Promise<void> => {
  const stored = await storeDrawings(deps.storage, drawings, pictures)
  await deps.db.transaction(async (db) => {
    await addDrawings(db, stored)
    await insertVilles(
      db,
      villesSeed.map((ville, position) => ({ ...ville, position, image: imageOf(ville.slug) })),
    )
  })
}
