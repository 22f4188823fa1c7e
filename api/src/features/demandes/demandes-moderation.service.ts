import { DemandeSnapshot } from '@colocdar/contracts/demandes'
import { demandeFields } from '@colocdar/contracts/demandes-fields'
import { type Annonces, moderatedAnnonces } from '../modifications/modifications-annonces.service.ts'
import { type DemandeRow, selectDemande, selectDemandesByIds } from './demandes.repository.ts'
import { demandeRows, updateDemandeRow } from './demandes-publication.repository.ts'

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

/** The verbs that moderation needs for requests. */
export const moderatedDemandes = moderatedAnnonces(demandeAnnonces)
