import { and, asc, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { articles } from '../../schema/articles.ts'
import { images } from '../../schema/images.ts'
import { modificationPhotos, modifications } from '../../schema/modifications.ts'
import { offrePhotos, offres } from '../../schema/offres.ts'
import { utilisateurs } from '../../schema/utilisateurs.ts'
import { villes } from '../../schema/villes.ts'

export const insertImages = async (db: Db, rows: (typeof images.$inferInsert)[]): Promise<void> => {
  await db.insert(images).values(rows)
}

export const selectImage = async (db: Db, src: string) => {
  const [image] = await db.select().from(images).where(eq(images.src, src))
  return image ?? null
}

export const lockImage = async (db: Db, src: string) => {
  const [image] = await db
    .select({ proprietaireId: images.proprietaireId })
    .from(images)
    .where(eq(images.src, src))
    .for('key share')
  return image ?? null
}

/** Locked, so that nothing can start to use these pictures before they are deleted. Oldest first. */
export const lockOrphanImages = async (db: Db, before: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ src: images.src })
    .from(images)
    .where(and(lt(images.createdAt, before), isOrphan(db)))
    .orderBy(asc(images.createdAt))
    .limit(limit)
    .for('update', { of: images, skipLocked: true })
  return rows.map(({ src }) => src)
}

export const deleteImages = async (db: Db, srcs: string[]): Promise<void> => {
  await db.delete(images).where(inArray(images.src, srcs))
}

const isOrphan = (db: Db) => {
  const one = { found: sql`1` }
  return and(
    notExists(db.select(one).from(offrePhotos).where(eq(offrePhotos.src, images.src))),
    notExists(db.select(one).from(utilisateurs).where(eq(utilisateurs.photo, images.src))),
    notExists(db.select(one).from(villes).where(eq(villes.image, images.src))),
    notExists(
      db
        .select(one)
        .from(articles)
        .where(or(eq(articles.image, images.src), sql`position(${images.src} in ${articles.contenu}) > 0`)),
    ),
    notExists(db.select(one).from(modificationPhotos).where(eq(modificationPhotos.src, images.src))),
    // An accepted modification can be undone, and administrators compare it with what was before.
    notExists(
      db
        .select(one)
        .from(modifications)
        .where(
          and(
            eq(modifications.auteurId, images.proprietaireId),
            sql`position(${images.src} in ${modifications.avant}::text) > 0`,
          ),
        ),
    ),
    // Administrators compare an edited offer with its last public version.
    notExists(
      db
        .select(one)
        .from(offres)
        .where(
          and(
            eq(offres.proprietaireId, images.proprietaireId),
            sql`position(${images.src} in ${offres.lastVerified}::text) > 0`,
          ),
        ),
    ),
  )
}

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
