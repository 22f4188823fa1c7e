import type { Offre, OffreDetailEdition, OffreEdition } from '@colocdar/contracts/offres'
import type * as z from 'zod'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import type { PublishedDeps } from '../alertes/alertes-annonces.service.ts'
import { abandonImages } from '../images/images-removal.service.ts'
import { requireSeen } from '../modifications/modifications.service.ts'
import { dropModification, editAnnonce, withOwnModification } from '../modifications/modifications-annonces.service.ts'
import { requireReperes } from '../reperes/reperes.service.ts'
import { requireVille } from '../villes/villes.service.ts'
import { spellQuartier } from '../villes/villes-lieux.service.ts'
import { type OffreRow, selectOffre } from './offres.repository.ts'
import { lockOwnOffre, readOffre } from './offres.service.ts'
import { allSrcsOf, type OffreContent, storedContent, writtenContentOf } from './offres.states.ts'
import { offreAnnonces } from './offres-moderation.service.ts'
import { requirePhotos } from './offres-photos.service.ts'
import { updateOffreRow } from './offres-publication.repository.ts'
import { publishingOffres } from './offres-visibility.service.ts'

/** Either form's fields. */
type OffreChanges = Partial<z.output<typeof OffreEdition> & z.output<typeof OffreDetailEdition>>
type EditDeps = Pick<Deps, 'db' | 'clock' | 'limits'> & PublishedDeps

/** Changes the member's own offer. */
export const updateOffre = async (
  acteur: Acteur,
  deps: EditDeps,
  { id, change, ifMatch }: { id: number; change: OffreChanges; ifMatch: string | undefined },
): Promise<Versioned<Offre>> => {
  await deps.limits.take('edit', acteur.id)
  return deps.db.transaction(async (tx) => {
    const offre = await lockOwnOffre(acteur, tx, id)
    requireMatch(ifMatch, offre.version)
    requireSelf(acteur, change.proprietaireId)
    const edited = await editOffre(acteur, tx, offre, change)
    const edit = { annonce: offre, auteurId: acteur.id, edited, now: deps.clock() }
    // An edit wakes an offer that slept.
    await publishingOffres(tx, deps, { id }, () => editAnnonce(tx, offreAnnonces, edit))
    await abandonUnused(tx, offre)
    return readOffre(acteur, tx, id)
  })
}

/**
 * The offer after the change, from the version that its owner last wrote: absent fields stay as they are, and so do the
 * photos when the list is empty.
 */
const editOffre = async (acteur: Acteur, db: Db, offre: Offre, change: OffreChanges): Promise<OffreContent> => {
  const { type, ville, villeId, photos, reperes, proprietaireId: _, ...fields } = change
  const before = writtenContentOf(offre)
  const wantedVille = villeId ?? (typeof ville === 'object' ? ville.id : ville)
  const place = {
    quartier: fields.quartier ?? before.quartier,
    villeId: wantedVille === undefined ? before.villeId : await requireVille(db, wantedVille),
  }
  // Those of another city would be wrong.
  const sameReperes = place.villeId === before.villeId ? before.reperes : null
  return storedContent({
    ...before,
    ...fields,
    reperes: reperes === undefined ? sameReperes : await requireReperes(db, place.villeId, reperes),
    ...(type && { logementType: type }),
    ...place,
    quartier: await spellQuartier(db, place, before),
    photos: photos?.length ? await requirePhotos(acteur, db, photos, offre.id) : before.photos,
  })
}

/** What waits, or was refused, is forgotten; what is public stays. */
export const removeOffreModification = async (
  acteur: Acteur,
  deps: EditDeps,
  { id, vu }: { id: number; vu?: string | undefined },
): Promise<Versioned<Offre>> => {
  await deps.limits.take('edit', acteur.id)
  return deps.db.transaction(async (tx) => {
    const offre = await lockOwnOffre(acteur, tx, id)
    await requireSeen(tx, { kind: 'offre', id }, vu)
    await dropModification(tx, 'offre', id)
    await publishingOffres(tx, deps, { id }, () => updateOffreRow(tx, id, { confirmeeLe: deps.clock() }))
    await abandonUnused(tx, offre)
    return readOffre(acteur, tx, id)
  })
}

/** Photos that neither version of the offer shows any more. */
const abandonUnused = async (tx: Db, before: OffreRow): Promise<void> => {
  const offre = await selectOffre(tx, before.id)
  const after = offre ? allSrcsOf(await withOwnModification(tx, 'offre', offre)) : []
  await abandonImages(
    tx,
    allSrcsOf(before).filter((src) => !after.includes(src)),
  )
}
