import type { DemandeSnapshot } from '@colocdar/contracts/demandes'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import type { LabelledText } from '../modifications/changes.ts'

/** Everything that is verified of a request, as people read it: to compare two versions. */
export const demandeTexts = (demande: Partial<DemandeSnapshot>): LabelledText[] => [
  { label: 'Titre', text: demande.titre ?? '' },
  { label: 'Description', text: demande.description ?? '' },
  { label: 'Ville', text: demande.ville?.nom ?? '' },
  { label: 'Quartier', text: demande.quartier ?? '' },
  { label: 'Adresse', text: demande.adresse ?? '' },
  { label: 'Budget', text: demande.budget ? formatPrix(demande.budget) : '' },
  { label: 'Logement recherché', text: demande.logementType ? logementLabels[demande.logementType] : '' },
]
