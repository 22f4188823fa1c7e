import { DemandeSnapshot } from '@colocdar/contracts/demandes'
import { demandeFields } from '@colocdar/contracts/demandes-fields'
import type { Db } from '../../db/database.ts'
import type { PublishedDeps } from '../alertes/alertes-annonces.service.ts'
import { type Annonces, moderatedAnnonces } from '../modifications/modifications-annonces.service.ts'
import { type DemandeRow, selectDemande, selectDemandesByIds } from './demandes.repository.ts'
import { demandeRows, updateDemandeRow } from './demandes-publication.repository.ts'
import { publishingDemandes } from './demandes-visibility.service.ts'

/** How requests are edited and decided on. */
export const demandeAnnonces: Annonces<DemandeRow> = {
  kind: 'demande',
  rows: demandeRows,
  select: selectDemande,
  selectByIds: selectDemandesByIds,
  fields: demandeFields,
  snapshot: DemandeSnapshot.shape,
  update: updateDemandeRow,
  prix: 'budget',
}

const verbs = moderatedAnnonces(demandeAnnonces)

/** The verbs that moderation needs for requests. */
export const moderatedDemandes = {
  ...verbs,
  decide: (tx: Db, deps: PublishedDeps, id: number, state: Parameters<typeof verbs.decide>[3]): Promise<number> =>
    publishingDemandes(tx, deps, { id }, () => verbs.decide(tx, deps, id, state)),
}
