import type { OffreSnapshot } from '@colocdar/contracts/offres'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import type { LabelledText } from '../modifications/changes.ts'
import { offreFacts } from './offre-facts.ts'

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
  ...offreFacts({ id: 0, ...offre })
    .filter(({ field }) => field !== 'dateDisponibilite' && field !== 'duree')
    .map(({ label, value }) => ({ label, text: value ?? '' })),
]
