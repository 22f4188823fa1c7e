import { DemandeSnapshot } from '@colocdar/contracts/demandes'
import { moderatedAnnonces } from '../modifications/modifications-annonces.service.ts'
import { type DemandeRow, selectDemande, selectDemandesByIds } from './demandes.repository.ts'
import { demandeRows, updateDemandeRow } from './demandes-publication.repository.ts'

/** The verbs that moderation needs for requests. */
export const moderatedDemandes = moderatedAnnonces<DemandeRow>({
  kind: 'demande',
  rows: demandeRows,
  select: selectDemande,
  selectByIds: selectDemandesByIds,
  snapshot: DemandeSnapshot.shape,
  update: updateDemandeRow,
  prix: 'budget',
})
