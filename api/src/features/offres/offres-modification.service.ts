import type { Offre } from '@colocdar/contracts/offres'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireSelf } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import { abandonImages } from '../images/images-removal.service.ts'
import { saveModification } from '../modifications/modifications.service.ts'
import { dropModification, withOwnModification } from '../modifications/modifications-annonces.service.ts'
import { type OffreRow, selectOffre } from './offres.repository.ts'
import { lockOwnOffre, readOffre } from './offres.service.ts'
import { allSrcsOf, contentOf, type OffreContent, resubmission, splitEdit } from './offres.states.ts'
import { editOffre, type OffreChanges } from './offres-edition.service.ts'
import { replacePhotos, updateOffreRow } from './offres-publication.repository.ts'
import { type PublishedDeps, publishingOffres } from './offres-published.service.ts'

type EditDeps = Pick<Deps, 'db' | 'clock'> & PublishedDeps

/**
 * Changes the member's own offer. While it is verified, what an administrator has to see waits beside it and the rest
 * is public at once; otherwise all of it is written to the offer, which is verified as a whole.
 */
export const updateOffre = (
  acteur: Acteur,
  deps: EditDeps,
  { id, change, ifMatch }: { id: number; change: OffreChanges; ifMatch: string | undefined },
): Promise<Versioned<Offre>> =>
  deps.db.transaction(async (tx) => {
    const offre = await lockOwnOffre(acteur, tx, id)
    requireMatch(ifMatch, offre.version)
    requireSelf(acteur, change.proprietaireId)
    const edited = await editOffre(acteur, tx, offre, change)
    const write = offre.verified ? editVerified : editUnverified
    // An edit wakes an offer that slept.
    await publishingOffres(tx, deps, { id }, () => write(tx, offre, edited, deps.clock()))
    await abandonUnused(tx, offre)
    return readOffre(acteur, tx, id)
  })

/** What waits, or was refused, is forgotten; what is public stays. */
export const removeOffreModification = (acteur: Acteur, deps: EditDeps, id: number): Promise<Versioned<Offre>> =>
  deps.db.transaction(async (tx) => {
    const offre = await lockOwnOffre(acteur, tx, id)
    await dropModification(tx, 'offre', id)
    await publishingOffres(tx, deps, { id }, () => updateOffreRow(tx, id, { confirmeeLe: deps.clock() }))
    await abandonUnused(tx, offre)
    return readOffre(acteur, tx, id)
  })

const editVerified = async (tx: Db, offre: OffreRow, edited: OffreContent, now: Date): Promise<void> => {
  const { id, proprietaireId: auteurId } = offre
  const { now: changed, later, photos } = splitEdit(offre, edited)
  await updateOffreRow(tx, id, { ...changed, prixVerifie: offre.prixVerifie ?? offre.prix, confirmeeLe: now })
  if (photos === null && Object.keys(later).length === 0) await dropModification(tx, 'offre', id)
  else await saveModification(tx, { kind: 'offre', id, auteurId }, { contenu: later, photos }, now)
}

const editUnverified = async (tx: Db, offre: OffreRow, edited: OffreContent, now: Date): Promise<void> => {
  const { photos, ...columns } = edited
  await updateOffreRow(tx, offre.id, { ...columns, ...resubmission(offre, edited, now), confirmeeLe: now })
  if (!sameSrcs(photos, contentOf(offre).photos)) await replacePhotos(tx, offre.id, photos)
  await dropModification(tx, 'offre', offre.id)
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

const sameSrcs = (some: string[], others: string[]): boolean => JSON.stringify(some) === JSON.stringify(others)
