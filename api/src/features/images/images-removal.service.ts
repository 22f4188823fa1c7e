import type { Db } from '../../db/database.ts'
import { updateAsOrphans } from './images-removal.repository.ts'

/** Leaves a member's pictures to the next purge, as old uploads of nobody. Those in use by a city or an article stay. */
export const abandonImagesOf = (tx: Db, proprietaireId: number): Promise<void> => updateAsOrphans(tx, proprietaireId)
