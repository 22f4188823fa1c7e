import { OffreSnapshot } from '@colocdar/contracts/offres'
import { offreFields } from '@colocdar/contracts/offres-fields'
import type { Db } from '../../db/database.ts'
import type { PublishedDeps } from '../alertes/alertes-annonces.service.ts'
import { type Annonces, moderatedAnnonces } from '../modifications/modifications-annonces.service.ts'
import { type OffreRow, selectOffre, selectOffresByIds } from './offres.repository.ts'
import { offreRows, replacePhotos, updateOffreRow } from './offres-publication.repository.ts'
import { publishingOffres } from './offres-visibility.service.ts'

/** How offers are edited and decided on. */
export const offreAnnonces: Annonces<OffreRow> = {
  kind: 'offre',
  rows: offreRows,
  select: selectOffre,
  selectByIds: selectOffresByIds,
  fields: offreFields,
  snapshot: OffreSnapshot.shape,
  update: updateOffreRow,
  prix: 'prix',
  replacePhotos,
}

const verbs = moderatedAnnonces(offreAnnonces)

/** The verbs that moderation needs for offers. */
export const moderatedOffres = {
  ...verbs,
  decide: (tx: Db, deps: PublishedDeps, id: number, state: Parameters<typeof verbs.decide>[3]): Promise<number> =>
    publishingOffres(tx, deps, { id }, () => verbs.decide(tx, deps, id, state)),
}
