import type { ModificationEtat } from '@colocdar/contracts/modifications'
import type { Photo } from '@colocdar/contracts/offres'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { images } from '../../schema/images.ts'
import { modificationPhotos, modifications } from '../../schema/modifications.ts'
import { villes } from '../../schema/villes.ts'

export type ModifiedKind = 'offre' | 'demande' | 'profil'

/** What is modified: an offer, a request, or the profile of a member. */
export interface Modified {
  kind: ModifiedKind
  id: number
}

export interface ModificationRow {
  id: number
  /** The id of what is modified. */
  objetId: number
  etat: ModificationEtat
  motifRefus: string | null
  submittedAt: Date
  contenu: Record<string, unknown>
  /** Null when it stays. */
  ville: { id: number; nom: string; image: string | null } | null
  avant: Record<string, unknown> | null
  /** Empty when the photos stay as they are. */
  photos: Photo[]
}

const keys = { offre: modifications.offreId, demande: modifications.demandeId, profil: modifications.auteurId }

const among = (kind: ModifiedKind, ids: number[]): SQL | undefined =>
  kind === 'profil'
    ? and(inArray(modifications.auteurId, ids), isNull(modifications.offreId), isNull(modifications.demandeId))
    : inArray(keys[kind], ids)

export const selectModifications = (db: Db, kind: ModifiedKind, ids: number[]): Promise<ModificationRow[]> =>
  db
    .select({
      id: modifications.id,
      objetId: sql<number>`${keys[kind]}`,
      etat: modifications.etat,
      motifRefus: modifications.motifRefus,
      submittedAt: modifications.submittedAt,
      contenu: modifications.contenu,
      ville: { id: villes.id, nom: villes.nom, image: villes.image },
      avant: modifications.avant,
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
      offreId: modifications.offreId,
      demandeId: modifications.demandeId,
      etat: modifications.etat,
      motifRefus: modifications.motifRefus,
      submittedAt: modifications.submittedAt,
      contenu: modifications.contenu,
      villeId: modifications.villeId,
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
