import type { ModerationItem } from '@colocdar/contracts/moderation'
import type { Offre } from '@colocdar/contracts/offres'
import { formatDate } from '../../lib/formats/dates.ts'
import { formatDisponibilite } from '../../lib/formats/disponibilite.ts'
import { formatDuree } from '../../lib/formats/duree.ts'
import { logementLabels } from '../../lib/formats/labels.ts'
import { formatPrix } from '../../lib/formats/prix.ts'
import { formatSuperficie } from '../../lib/formats/superficie.ts'
import type { Fact } from '../../ui/layout/facts.tsx'
import { offreFacts } from '../offres/offre-facts.ts'
import { knownFaits } from '../offres/offre-faits.ts'
import { profilTexts } from '../utilisateurs/profil-texts.ts'

/** Everything that the author wrote. */
export const factsOf = (item: ModerationItem): Fact[] => {
  if (item.kind === 'avis') {
    const { note, commentaire, createdAt } = item.contenu
    return [
      { label: 'Note', value: `${note} sur 5` },
      { label: 'Écrit le', value: formatDate(createdAt) },
      { label: 'Commentaire', value: commentaire, wide: true },
    ]
  }
  if (item.kind === 'profil')
    return profilTexts(item.contenu).map(({ label, text }) => ({ label, value: text, wide: true }))
  const { titre, description, adresse, ville, quartier, duree, dateDisponibilite } = item.contenu
  return [
    { label: 'Titre', value: titre, wide: true },
    { label: 'Description', value: description, wide: true },
    ...(item.kind === 'offre' ? factsOfOffre(item) : factsOfDemande(item)),
    { label: 'Ville', value: ville.nom },
    { label: 'Quartier', value: quartier },
    { label: 'Adresse', value: adresse },
    { label: 'Disponibilité', value: formatDisponibilite(dateDisponibilite) },
    { label: 'Durée', value: duree === null ? null : formatDuree(duree) },
    ...(item.kind === 'offre' ? knownFaits(item.contenu) : []),
  ]
}

const factsOfDemande = ({ contenu }: Extract<ModerationItem, { kind: 'demande' }>): Fact[] => [
  { label: 'Budget', value: formatPrix(contenu.budget) },
  { label: 'Logement recherché', value: contenu.logementType && logementLabels[contenu.logementType] },
]

const factsOfOffre = ({ contenu, medianePrix }: Extract<ModerationItem, { kind: 'offre' }>): Fact[] => [
  {
    label: 'Prix',
    value: formatPrix(contenu.prix),
    ...(medianePrix !== null && { note: `Médiane de la ville\u00a0: ${formatPrix(medianePrix)}` }),
  },
  { label: 'Logement', value: logementLabels[contenu.logementType] },
  { label: 'Superficie', value: formatSuperficie(contenu.superficie) },
  { label: 'Colocataires', value: contenu.nbrColoc },
  ...offreFacts(contenu).filter(({ field }) => !placed.includes(field)),
]

/** Facts of a home that have their own place in the list. */
const placed: (keyof Offre)[] = ['superficie', 'nbrColoc', 'dateDisponibilite', 'duree']
