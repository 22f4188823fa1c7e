import type { DemandeSnapshot } from '@colocdar/contracts/demandes'
import * as texts from '#texts/features/demandes'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import type { LabelledText } from '../modifications/changes.ts'
import { demandeFaitsOf } from './demande-faits.ts'

/** Everything that is verified of a request, as people read it: to compare two versions. */
export const demandeTexts = (demande: Partial<DemandeSnapshot>): LabelledText[] => {
  const { budget, logementType } = demandeFaitsOf(demande)
  return [
    { label: texts.titre, text: demande.titre ?? '' },
    { label: texts.description, text: demande.description ?? '' },
    { label: texts.ville, text: nomOf(demande.ville) ?? '' },
    { label: texts.quartier, text: demande.quartier ?? '' },
    { label: texts.adresse, text: demande.adresse ?? '' },
    ...[budget, logementType].map(({ label, value }) => ({ label, text: value ?? '' })),
  ]
}
