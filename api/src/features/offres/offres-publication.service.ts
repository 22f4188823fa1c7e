import type { ParsedOf } from '@colocdar/contracts/endpoint'
import type { Offre, offres } from '@colocdar/contracts/offres'
import type { Deps } from '../../deps.ts'
import { type Acteur, requireFilledProfile, requireSelf } from '../../http/acteur.ts'
import { requireRecentFactor } from '../../http/factor.ts'
import type { PublishedDeps } from '../alertes/alertes-annonces.service.ts'
import { abandonImages } from '../images/images-removal.service.ts'
import { recordJournal } from '../journal/journal.service.ts'
import { withOwnModification } from '../modifications/modifications-annonces.service.ts'
import { requireReperes } from '../reperes/reperes.service.ts'
import { requireVille } from '../villes/villes.service.ts'
import { spellQuartier } from '../villes/villes-lieux.service.ts'
import { canRemoveOffre, ownsOffre } from './offres.policy.ts'
import { selectOffre } from './offres.repository.ts'
import { lockOwnOffre, readOffre, unknownOffre } from './offres.service.ts'
import { allSrcsOf, nextStatut, storedContent } from './offres.states.ts'
import { requirePhotos } from './offres-photos.service.ts'
import { deleteOffre, insertOffre, offreRows, replacePhotos, updateOffreRow } from './offres-publication.repository.ts'
import { publishingOffres } from './offres-visibility.service.ts'

type Creation = ParsedOf<typeof offres.create>['body']
type WriteDeps = Pick<Deps, 'db' | 'clock'>
type StatutDeps = WriteDeps & PublishedDeps & Pick<Deps, 'limits'>

/** Publishes an offer. Others see it once an administrator has verified it. */
export const createOffre = async (
  acteur: Acteur,
  { db, clock, limits }: WriteDeps & Pick<Deps, 'limits'>,
  creation: Creation,
): Promise<Offre> => {
  requireSelf(acteur, creation.proprietaireId)
  requireFilledProfile(acteur)
  await limits.take('create', acteur.id)
  return db.transaction(async (tx) => {
    const { photos, ...content } = storedContent(creation)
    const villeId = await requireVille(tx, creation.villeId)
    const quartier = await spellQuartier(tx, { villeId, quartier: creation.quartier })
    const reperes = await requireReperes(tx, villeId, creation.reperes)
    const srcs = await requirePhotos(acteur, tx, photos)
    const now = clock()
    const id = await insertOffre(tx, { ...content, villeId, quartier, reperes, submittedAt: now, createdAt: now })
    await replacePhotos(tx, id, srcs)
    return (await readOffre(acteur, tx, id)).value
  })
}

/** An administrator may remove any offer, which the journal records. */
export const removeOffre = (acteur: Acteur, { db, clock }: WriteDeps, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    await offreRows.lock(tx, id)
    const found = await selectOffre(tx, id)
    if (!found || !canRemoveOffre(acteur, found)) throw unknownOffre()
    if (!ownsOffre(acteur, found)) requireRecentFactor(acteur, clock())
    const offre = await withOwnModification(tx, 'offre', found)
    await deleteOffre(tx, id)
    await abandonImages(tx, allSrcsOf(offre))
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

const moveStatut = async (
  acteur: Acteur,
  deps: StatutDeps,
  id: number,
  transition: 'markLoue' | 'markDisponible',
): Promise<Offre> => {
  await deps.limits.take('edit', acteur.id)
  return deps.db.transaction(async (tx) => {
    const offre = await lockOwnOffre(acteur, tx, id)
    const statut = nextStatut(transition, offre.statut)
    await publishingOffres(tx, deps, { id }, () => updateOffreRow(tx, id, { statut, confirmeeLe: deps.clock() }))
    return (await readOffre(acteur, tx, id)).value
  })
}
