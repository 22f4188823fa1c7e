import type { Offre, OffreDetailEdition, OffreEdition } from '@colocdar/contracts/offres'
import type * as z from 'zod'
import type { Db } from '../../db/database.ts'
import type { Acteur } from '../../http/acteur.ts'
import { requireVille } from '../villes/villes.service.ts'
import { contentOf, type OffreContent } from './offres.states.ts'
import { requirePhotos } from './offres-photos.service.ts'

/** The fields of both forms, each of which sends its own. */
export type OffreChanges = Partial<z.output<typeof OffreEdition> & z.output<typeof OffreDetailEdition>>

/** The offer as the change wants it: what it does not name stays, and an empty list of photos keeps them. */
export const editOffre = async (acteur: Acteur, db: Db, offre: Offre, change: OffreChanges): Promise<OffreContent> => {
  const { type, ville, villeId, photos, proprietaireId: _, ...fields } = change
  const before = contentOf(offre)
  const wantedVille = villeId ?? (typeof ville === 'object' ? ville.id : ville)
  return {
    ...before,
    ...fields,
    ...(type && { logementType: type }),
    villeId: wantedVille === undefined ? before.villeId : await requireVille(db, wantedVille),
    photos: photos?.length ? await requirePhotos(acteur, db, photos, offre.id) : before.photos,
  }
}
