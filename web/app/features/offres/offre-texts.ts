import type { OffreSnapshot } from '@colocdar/contracts/offres'
import { offreFaits } from '@colocdar/contracts/offres-faits'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import type { LabelledText } from '../modifications/changes.ts'
import { knownFaits, mainFaits } from './offre-faits.ts'

type Version = Partial<OffreSnapshot>

/** Everything that is verified of an offer, as people read it: to compare two versions. */
export const offreTexts = (offre: Version): LabelledText[] => [
  { label: 'Titre', text: offre.titre ?? '' },
  { label: 'Description', text: offre.description ?? '' },
  { label: 'Ville', text: offre.ville?.nom ?? '' },
  { label: 'Quartier', text: offre.quartier ?? '' },
  { label: 'Adresse', text: offre.adresse ?? '' },
  { label: 'Prix', text: offre.prix ? formatPrix(offre.prix) : '' },
  { label: 'Logement', text: offre.logementType ? logementLabels[offre.logementType] : '' },
  ...[...mainFaits({ id: 0, ...offre }), ...knownFaits({ id: 0, ...offre })]
    .filter(({ name }) => 'verified' in offreFaits[name as keyof typeof offreFaits])
    .map(({ label, value }) => ({ label, text: value ?? '' })),
]
