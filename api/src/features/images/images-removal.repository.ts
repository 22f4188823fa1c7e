import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { images } from '../../schema/images.ts'

export const updateAsOrphans = async (db: Db, proprietaireId: number): Promise<void> => {
  await db
    .update(images)
    .set({ proprietaireId: null, createdAt: new Date(0) })
    .where(eq(images.proprietaireId, proprietaireId))
}

export const updateAsUnused = async (db: Db, srcs: string[]): Promise<void> => {
  if (srcs.length === 0) return
  await db
    .update(images)
    .set({ createdAt: new Date(0) })
    .where(inArray(images.src, srcs))
}
