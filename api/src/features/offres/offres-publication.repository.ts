import { eq, inArray, sql } from 'drizzle-orm'
import { annonceRows } from '../../db/annonce-rows.ts'
import type { Db } from '../../db/database.ts'
import { images } from '../../schema/images.ts'
import { modificationPhotos, modifications } from '../../schema/modifications.ts'
import { offrePhotos, offres, publicOffre } from '../../schema/offres.ts'

/** Photos are written to their own table. */
export type OffreInsert = Omit<typeof offres.$inferInsert, 'id' | 'photos'>

export const insertOffre = async (db: Db, offre: OffreInsert): Promise<number> => {
  const [row] = await db.insert(offres).values(offre).returning({ id: offres.id })
  if (!row) throw new Error('the offer was not inserted')
  return row.id
}

export const offreRows = annonceRows(offres, offres.proprietaireId, publicOffre(offres))

/** Nothing to do for a change of the photos alone. */
export const updateOffreRow = async (db: Db, id: number, change: Partial<OffreInsert>): Promise<void> => {
  if (Object.keys(change).length === 0) return
  await db.update(offres).set(change).where(eq(offres.id, id))
}

export const deleteOffre = async (db: Db, id: number): Promise<void> => {
  await db.delete(offres).where(eq(offres.id, id))
}

/** The gallery shows them in the order of the list. */
export const replacePhotos = async (db: Db, offreId: number, srcs: string[]): Promise<void> => {
  await db.delete(offrePhotos).where(eq(offrePhotos.offreId, offreId))
  await db.insert(offrePhotos).values(srcs.map((src, position) => ({ offreId, position, src })))
}

export interface UploadedPhoto {
  src: string
  proprietaireId: number | null
  /** The offers that show it, or will once a modification is accepted. */
  offreIds: number[]
}

/** Locks the photos first, so that two offers cannot take the same one at the same moment. */
export const lockPhotos = async (db: Db, srcs: string[]): Promise<UploadedPhoto[]> => {
  await db.select({ src: images.src }).from(images).where(inArray(images.src, srcs)).orderBy(images.src).for('update')
  return db
    .select({
      src: images.src,
      proprietaireId: images.proprietaireId,
      offreIds: sql<
        number[]
      >`array(select ${offrePhotos.offreId} from ${offrePhotos} where ${offrePhotos.src} = images.src
        union select ${modifications.offreId} from ${modificationPhotos}
          join ${modifications} on ${modifications.id} = ${modificationPhotos.modificationId}
          where ${modificationPhotos.src} = images.src)`,
    })
    .from(images)
    .where(inArray(images.src, srcs))
}
