import type { ModerationItem } from '@colocdar/contracts/moderation'
import { offreFaits } from '@colocdar/contracts/offres-faits'
import { formatDate } from '../../lib/formats/dates.ts'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import { formatSuperficie } from '../../lib/formats/superficie.ts'
import type { Fact } from '../../ui/layout/facts.tsx'
import { demandeFaitsOf } from '../demandes/demande-faits.ts'
import { answeredFaits } from '../offres/answered-faits.ts'
import { mainFaits, repereText } from '../offres/offre-faits.ts'
import { profilTexts } from '../utilisateurs/profil-texts.ts'

/** Everything that the author wrote. */
export const faitsOf = (item: ModerationItem): Fact[] => {
  switch (item.kind) {
    case 'avis': {
      const { note, commentaire, createdAt } = item.contenu
      return [
        { label: 'Note', value: `${note} sur 5` },
        { label: 'Écrit le', value: formatDate(createdAt) },
        { label: 'Commentaire', value: commentaire, wide: true },
      ]
    }
    case 'profil':
      return profilTexts(item.contenu).map(({ label, text }) => ({ label, value: text, wide: true }))
    case 'offre':
      return annonceFaits(item.contenu, faitsOfOffre(item))
    case 'demande': {
      const { budget, logementType, ...others } = demandeFaitsOf(item.contenu)
      return annonceFaits(item.contenu, { first: [budget, logementType], last: Object.values(others) })
    }
  }
}

type Annonce = Extract<ModerationItem, { kind: 'offre' | 'demande' }>['contenu']

const annonceFaits = (
  { titre, description, ville, quartier, adresse }: Annonce,
  { first, last }: Record<'first' | 'last', Fact[]>,
): Fact[] => [
  { label: 'Titre', value: titre, wide: true },
  { label: 'Description', value: description, wide: true },
  ...first,
  { label: 'Ville', value: ville.nom },
  { label: 'Quartier', value: quartier },
  { label: 'Adresse', value: adresse },
  ...last,
]

const faitsOfOffre = ({ contenu, medianePrix }: Extract<ModerationItem, { kind: 'offre' }>) => ({
  first: [
    {
      label: offreFaits.prix.label,
      value: formatPrix(contenu.prix),
      ...(medianePrix !== null && { note: `Médiane de la ville\u00a0: ${formatPrix(medianePrix)}` }),
    },
    { label: 'Logement', value: logementLabels[contenu.logementType] },
    { label: 'Superficie', value: formatSuperficie(contenu.superficie) },
    { label: 'Colocataires', value: contenu.nbrColoc },
  ],
  last: [
    ...mainFaits(contenu).filter(({ name }) => name !== 'superficie' && name !== 'nbrColoc'),
    ...answeredFaits(contenu),
    ...(contenu.reperes
      ? [{ label: 'À proximité', value: contenu.reperes.map(repereText).join('\n'), wide: true }]
      : []),
  ],
})
