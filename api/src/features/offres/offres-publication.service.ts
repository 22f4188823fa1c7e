import type { ParsedOf } from '@colocdar/contracts/endpoint'
import type { Offre, offres } from '@colocdar/contracts/offres'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireFilledProfile, requireSelf } from '../../http/acteur.ts'
import { requireMatch, type Versioned } from '../../http/etag.ts'
import { abandonImages } from '../images/images-removal.service.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { requireVille } from '../villes/villes.service.ts'
import { canRemoveOffre, ownsOffre } from './offres.policy.ts'
import { type OffreRow, selectOffre } from './offres.repository.ts'
import { readOffre, unknownOffre } from './offres.service.ts'
import { nextStatut, resubmission } from './offres.states.ts'
import { editOffre, type OffreChanges } from './offres-edition.service.ts'
import { requirePhotos } from './offres-photos.service.ts'
import { deleteOffre, insertOffre, lockOffre, replacePhotos, updateOffreRow } from './offres-publication.repository.ts'
import { type PublishedDeps, publishingOffres } from './offres-published.service.ts'

type Creation = ParsedOf<typeof offres.create>['body']
type WriteDeps = Pick<Deps, 'db' | 'clock'>
type StatutDeps = WriteDeps & PublishedDeps

/** Publishes an offer. Others see it once an administrator has verified it. */
export const createOffre = async (
  acteur: Acteur,
  { db, clock, limits }: WriteDeps & Pick<Deps, 'limits'>,
  creation: Creation,
): Promise<Offre> => {
  requireSelf(acteur, creation.proprietaireId)
  requireFilledProfile(acteur)
  await limits.take('create', String(acteur.id))
  return db.transaction(async (tx) => {
    const { photos, ...content } = creation
    const villeId = await requireVille(tx, creation.villeId)
    const srcs = await requirePhotos(acteur, tx, photos)
    const now = clock()
    const id = await insertOffre(tx, { ...content, villeId, submittedAt: now, createdAt: now })
    await replacePhotos(tx, id, srcs)
    return (await readOffre(acteur, tx, id)).value
  })
}

/** Changes the member's own offer; verified fields are then verified again. */
export const updateOffre = (
  acteur: Acteur,
  { db, clock }: WriteDeps,
  { id, change, ifMatch }: { id: number; change: OffreChanges; ifMatch: string | undefined },
): Promise<Versioned<Offre>> =>
  db.transaction(async (tx) => {
    const offre = await lockOwnOffre(acteur, tx, id)
    requireMatch(ifMatch, offre.version)
    requireSelf(acteur, change.proprietaireId)
    const edited = await editOffre(acteur, tx, offre, change)
    const { photos, ...columns } = edited
    await updateOffreRow(tx, id, { ...columns, ...resubmission(offre, edited, clock()) })
    if (change.photos?.length) {
      await replacePhotos(tx, id, photos)
      await abandonImages(
        tx,
        srcsOf(offre).filter((src) => !photos.includes(src)),
      )
    }
    return readOffre(acteur, tx, id)
  })

/** An administrator may remove any offer, which the journal records. */
export const removeOffre = (acteur: Acteur, { db, clock }: WriteDeps, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOffre(tx, id)
    const offre = await selectOffre(tx, id)
    if (!offre || !canRemoveOffre(acteur, offre)) throw unknownOffre()
    await deleteOffre(tx, id)
    await abandonImages(tx, srcsOf(offre))
    if (ownsOffre(acteur, offre)) return
    const { verified, statut, proprietaireId } = offre
    await recordJournal(tx, {
      acteurId: acteur.id,
      action: 'remove',
      objet: 'offre',
      objetId: id,
      avant: { verified, statut, proprietaireId },
      createdAt: clock(),
    })
  })

export const markLoue = (acteur: Acteur, deps: StatutDeps, id: number): Promise<Offre> =>
  moveStatut(acteur, deps, id, 'markLoue')

/** Available again, and public only if it is verified: verification does not change. */
export const markDisponible = (acteur: Acteur, deps: StatutDeps, id: number): Promise<Offre> =>
  moveStatut(acteur, deps, id, 'markDisponible')

const moveStatut = (
  acteur: Acteur,
  deps: StatutDeps,
  id: number,
  transition: 'markLoue' | 'markDisponible',
): Promise<Offre> =>
  deps.db.transaction(async (tx) => {
    const offre = await lockOwnOffre(acteur, tx, id)
    const statut = nextStatut(transition, offre.statut)
    await publishingOffres(tx, deps, { id }, () => updateOffreRow(tx, id, { statut }))
    return (await readOffre(acteur, tx, id)).value
  })

const srcsOf = ({ photos }: OffreRow): string[] => photos.map(({ src }) => src)

/** Only its owner can change an offer; an administrator cannot. */
const lockOwnOffre = async (acteur: Acteur, db: Db, id: number): Promise<OffreRow> => {
  await lockOffre(db, id)
  const offre = await selectOffre(db, id)
  if (!offre || !ownsOffre(acteur, offre)) throw unknownOffre()
  return offre
}
