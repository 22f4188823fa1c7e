import { paths } from '@colocdar/contracts/paths'
import type { Crumb } from '../../lib/seo/structured-data.ts'
import type { ShownDemande } from './shown-demande.ts'

export const crumbsOf = ({ titre, ville }: ShownDemande): Crumb[] => [
  { label: 'Accueil', to: paths.home() },
  { label: 'Demandes', to: paths.demandes() },
  ...(ville ? [{ label: ville.nom, to: paths.villeDemandes(ville.id) }] : []),
  { label: titre || 'Titre non disponible' },
]
