import type { CompteDetail } from '@colocdar/contracts/comptes'
import { formatDate } from '../../lib/formats/dates.ts'
import { genreLabels } from '../../lib/formats/labels.ts'
import type { Fact } from '../../ui/layout/facts.tsx'

export const factsOfCompte = (compte: CompteDetail): Fact[] => [
  { label: 'Nom d’utilisateur', value: compte.username },
  { label: 'Téléphone', value: compte.telephone },
  { label: 'Inscription', value: formatDate(compte.createdAt) },
  { label: 'Bloqué depuis', value: compte.blockedAt ? formatDate(compte.blockedAt) : 'Non bloqué' },
  { label: 'Âge', value: compte.age },
  { label: 'Genre', value: genreLabels[compte.genre] },
  { label: 'Langues', value: compte.langues.join(', ') },
  { label: 'Centres d’intérêt', value: compte.tags.join(', ') },
  { label: 'Sessions ouvertes', value: String(compte.sessions) },
  { label: 'Numéros demandés en 30 jours', value: String(compte.revelations) },
  { label: 'Avis écrits', value: String(compte.avis) },
  { label: 'À propos', value: compte.apropos, wide: true },
]
