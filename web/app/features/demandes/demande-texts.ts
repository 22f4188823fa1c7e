import type { DemandeSnapshot } from '@colocdar/contracts/demandes'
import type { LabelledText } from '../modifications/changes.ts'
import { demandeFaitsOf } from './demande-faits.ts'

/** Everything that is verified of a request, as people read it: to compare two versions. */
export const demandeTexts = (demande: Partial<DemandeSnapshot>): LabelledText[] => {
  const { budget, logementType } = demandeFaitsOf(demande)
  return [
    { label: 'Titre', text: demande.titre ?? '' },
    { label: 'Description', text: demande.description ?? '' },
    { label: 'Ville', text: demande.ville?.nom ?? '' },
    { label: 'Quartier', text: demande.quartier ?? '' },
    { label: 'Adresse', text: demande.adresse ?? '' },
    ...[budget, logementType].map(({ label, value }) => ({ label, text: value ?? '' })),
  ]
}
