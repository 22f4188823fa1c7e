import type { Photo } from '@colocdar/contracts/offres'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pick } from '../../schema/columns.ts'
import { images } from '../../schema/images.ts'
import { modificationPhotos, modifications } from '../../schema/modifications.ts'
import { villes } from '../../schema/villes.ts'

export type ModifiedKind = 'offre' | 'demande' | 'profil'

/** What is modified: an offer, a request, or the profile of a member. */
export interface Modified {
  kind: ModifiedKind
  id: number
}

/** Its `objetId` is the id of what is modified; its city is null and its photos are empty when they stay as they are. */
export type ModificationRow = Awaited<ReturnType<typeof selectModifications>>[number]

const keys = { offre: modifications.offreId, demande: modifications.demandeId, profil: modifications.auteurId }

const among = (kind: ModifiedKind, ids: number[]): SQL | undefined =>
  kind === 'profil'
    ? and(inArray(modifications.auteurId, ids), isNull(modifications.offreId), isNull(modifications.demandeId))
    : inArray(keys[kind], ids)

export const selectModifications = (db: Db, kind: ModifiedKind, ids: number[]) =>
  db
    .select({
      ...pick(modifications, 'id', 'etat', 'motifRefus', 'submittedAt', 'contenu', 'avant'),
      objetId: sql<number>`${keys[kind]}`,
      ville: pick(villes, 'id', 'nom', 'nomArabe', 'image'),
      photos: sql<Photo[]>`(select coalesce(jsonb_agg(jsonb_build_object('src', i.src, 'status', 'ready',
          'width', i.width, 'height', i.height, 'couleur', i.couleur) order by p.position), '[]')
        from ${modificationPhotos} p join ${images} i on i.src = p.src where p.modification_id = modifications.id)`,
    })
    .from(modifications)
    .leftJoin(villes, eq(villes.id, modifications.villeId))
    .where(among(kind, ids))

export const selectModificationsOf = (db: Db, auteurId: number) =>
  db
    .select({
      ...pick(modifications, 'offreId', 'demandeId', 'etat', 'motifRefus', 'submittedAt', 'contenu', 'villeId'),
      photos: sql<string[]>`array(select p.src from ${modificationPhotos} p
        where p.modification_id = modifications.id order by p.position)`,
    })
    .from(modifications)
    .where(eq(modifications.auteurId, auteurId))
    .orderBy(modifications.id)

export type ModificationWrite = Omit<typeof modifications.$inferInsert, 'id' | 'auteurId' | 'offreId' | 'demandeId'>

export const insertModification = async (
  db: Db,
  { kind, id }: Modified,
  auteurId: number,
  row: ModificationWrite,
): Promise<number> => {
  const [inserted] = await db
    .insert(modifications)
    .values({
      ...row,
      auteurId,
      ...(kind === 'offre' && { offreId: id }),
      ...(kind === 'demande' && { demandeId: id }),
    })
    .returning({ id: modifications.id })
  if (!inserted) throw new Error('the modification was not inserted')
  return inserted.id
}

export const updateModification = async (db: Db, id: number, change: Partial<ModificationWrite>): Promise<void> => {
  await db.update(modifications).set(change).where(eq(modifications.id, id))
}

export const deleteModification = async (db: Db, id: number): Promise<void> => {
  await db.delete(modifications).where(eq(modifications.id, id))
}

export const replaceModificationPhotos = async (db: Db, modificationId: number, srcs: string[]): Promise<void> => {
  await db.delete(modificationPhotos).where(eq(modificationPhotos.modificationId, modificationId))
  if (srcs.length > 0)
    await db.insert(modificationPhotos).values(srcs.map((src, position) => ({ modificationId, position, src })))
}
