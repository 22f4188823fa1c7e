import type { ModerationItem } from '@colocdar/contracts/moderation'
import { auteurAlertes } from '@colocdar/contracts/motifs'
import { formatPrix } from '../../lib/formats/prix.ts'

/** Warnings for the administrator. */
export const alertesOf = (item: ModerationItem): string[] => [
  ...alertesOfAuteur(item.auteur.alertes),
  ...(item.auteur.blocked ? ['Compte bloqué'] : []),
  ...(item.kind === 'offre' && item.prixInhabituel && item.medianePrix !== null
    ? [`Prix loin de la médiane de la ville (${formatPrix(item.medianePrix)})`]
    : []),
]

export const alertesOfAuteur = (alertes: ModerationItem['auteur']['alertes']): string[] =>
  Object.entries(auteurAlertes)
    .filter(([name]) => alertes[name as keyof typeof auteurAlertes])
    .map(([, words]) => words)

export const hasAlerte = (item: ModerationItem): boolean => alertesOf(item).length > 0
