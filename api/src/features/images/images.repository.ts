import { eq, inArray, sql } from 'drizzle-orm'
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

export const countImagesOf = (db: Db, proprietaireId: number): Promise<number> =>
  db.$count(images, eq(images.proprietaireId, proprietaireId))

/** Uploads of one member are stored one after the other: parallel ones cannot share the last place. */
export const lockOwner = async (db: Db, id: number): Promise<void> => {
  await db.select({ id: utilisateurs.id }).from(utilisateurs).where(eq(utilisateurs.id, id)).for('no key update')
}

/** The purge leaves it alone until the transaction ends. */
export const lockImage = async (db: Db, src: string) => {
  const [image] = await db
    .select({ proprietaireId: images.proprietaireId })
    .from(images)
    .where(eq(images.src, src))
    .for('key share')
  return image ?? null
}

/**
 * Locked, so that nothing can start to use these pictures before they are deleted. Oldest first. What came into use while
 * they were being locked is seen by the second statement only.
 */
export const lockOrphanImages = async (db: Db, before: Date, limit: number): Promise<string[]> => {
  const { rows: locked } = await db.execute<{ src: string }>(sql`
    select i.src from ${images} i
    where i.created_at < ${before.toISOString()}::timestamptz and ${isUnused}
    order by i.created_at limit ${limit} for update of i skip locked`)
  if (locked.length === 0) return []
  const srcs = sql.param(locked.map(({ src }) => src))
  const { rows } = await db.execute<{ src: string }>(sql`
    select i.src from ${images} i where i.src = any (${srcs}::text[]) and ${isUnused}`)
  return rows.map(({ src }) => src)
}

const isUnused = sql`not exists (select from ${offrePhotos} where src = i.src)
  and not exists (select from ${utilisateurs} where photo = i.src)
  and not exists (select from ${villes} where image = i.src)
  and not exists (select from ${articles} where image = i.src or position(i.src in contenu) > 0)
  and not exists (select from ${modificationPhotos} where src = i.src)
  -- An accepted modification can be undone, and administrators compare it with what was before.
  and not exists (
    select from ${modifications} where auteur_id = i.proprietaire_id and position(i.src in avant::text) > 0)
  -- Administrators compare an edited offer with its last public version.
  and not exists (
    select from ${offres} where proprietaire_id = i.proprietaire_id and position(i.src in last_verified::text) > 0)`

export const deleteImages = async (db: Db, srcs: string[]): Promise<void> => {
  await db.delete(images).where(inArray(images.src, srcs))
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
