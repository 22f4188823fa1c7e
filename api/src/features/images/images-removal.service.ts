import type { Db } from '../../db/database.ts'
import { updateAsOrphans, updateAsUnused } from './images-removal.repository.ts'

/** Leaves a member's pictures to the next purge, as old uploads of nobody. Those in use by a city or an article stay. */
export const abandonImagesOf = (tx: Db, proprietaireId: number): Promise<void> => updateAsOrphans(tx, proprietaireId)

/** Photos that an offer no longer shows are gone at once, as if they had been unused for long. Others may still use them. */
export const abandonImages = (tx: Db, srcs: string[]): Promise<void> => updateAsUnused(tx, srcs)
