import type { LogementType, OffreStatut } from '@colocdar/contracts/enumerations'
import type { BadgeTone } from '../../ui/elements/badge.tsx'

export const logementLabels: Record<LogementType, string> = {
  CHAMBRE: 'Chambre',
  STUDIO: 'Studio',
  APPARTEMENT: 'Appartement',
  VILLA: 'Villa',
}

interface StatutLabel {
  label: string
  tone: BadgeTone
}

export const statutLabels: Record<OffreStatut, StatutLabel> = {
  EN_ATTENTE: { label: 'En attente', tone: 'safran' },
  IMMEDIATE: { label: 'Immédiate', tone: 'majorelle' },
  DISPONIBLE: { label: 'Disponible', tone: 'menthe' },
  LOUE: { label: 'Louée', tone: 'terracotta' },
}

/** Instead of « En attente »: a refused offer waits for its owner, not for an administrator. */
export const refusedLabel: StatutLabel = { label: 'Refusée', tone: 'grenade' }
