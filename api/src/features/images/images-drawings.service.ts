import type { Db } from '../../db/database.ts'
import type { StoredDrawing } from '../../pictures/store-drawings.ts'
import { insertImages } from './images.repository.ts'

/** Adds the product's own drawings, whose files are already stored. They belong to no member. */
export const addDrawings = (tx: Db, drawings: StoredDrawing[]): Promise<void> => insertImages(tx, drawings)
