import type { OffreSnapshot } from '@colocdar/contracts/offres'
import { offreFaits } from '@colocdar/contracts/offres-faits'
import { nearby } from '#texts/features/offres/components'
import * as texts from '#texts/features/offres/components/owner'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import { nomOf } from '../../lib/formats/ville-nom.ts'
import type { LabelledText } from '../modifications/changes.ts'
import { knownFaits, mainFaits, repereText } from './offre-faits.ts'

type Version = Partial<OffreSnapshot>

/** Everything that is verified of an offer, as people read it: to compare two versions. */
export const offreTexts = (offre: Version): LabelledText[] => [
  { label: texts.titre, text: offre.titre ?? '' },
  { label: texts.description, text: offre.description ?? '' },
  { label: texts.ville, text: nomOf(offre.ville) ?? '' },
  { label: texts.quartier, text: offre.quartier ?? '' },
  { label: texts.adresse, text: offre.adresse ?? '' },
  { label: texts.prix, text: offre.prix ? formatPrix(offre.prix) : '' },
  { label: texts.logement, text: offre.logementType ? logementLabels[offre.logementType] : '' },
  ...[...mainFaits({ id: 0, ...offre }), ...knownFaits({ id: 0, ...offre })]
    .filter(({ name }) => 'verified' in offreFaits[name as keyof typeof offreFaits])
    .map(({ label, value }) => ({ label, text: value ?? '' })),
  { label: nearby, text: offre.reperes?.map(repereText).join('\n') ?? '' },
]
