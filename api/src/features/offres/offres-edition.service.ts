import type { Offre, OffreDetailEdition, OffreEdition } from '@colocdar/contracts/offres'
import type * as z from 'zod'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireVille } from '../villes/villes.service.ts'
import { type OffreContent, writtenContentOf } from './offres.states.ts'
import { requirePhotos } from './offres-photos.service.ts'

/** Either form's fields. */
export type OffreChanges = Partial<z.output<typeof OffreEdition> & z.output<typeof OffreDetailEdition>>

/**
 * The offer after the change, from the version that its owner last wrote: absent fields stay as they are, and so do the
 * photos when the list is empty.
 */
export const editOffre = async (acteur: Acteur, db: Db, offre: Offre, change: OffreChanges): Promise<OffreContent> => {
  const { type, ville, villeId, photos, proprietaireId: _, ...fields } = change
  const before = writtenContentOf(offre)
  const wantedVille = villeId ?? (typeof ville === 'object' ? ville.id : ville)
  return {
    ...before,
    ...fields,
    ...(type && { logementType: type }),
    villeId: wantedVille === undefined ? before.villeId : await requireVille(db, wantedVille),
    photos: photos?.length ? await requirePhotos(acteur, db, photos, offre.id) : before.photos,
  }
}
