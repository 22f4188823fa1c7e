import type { LogementType, OffreStatut } from '@colocdar/contracts/enumerations'
import type { BadgeTone } from '../../ui/badge.tsx'

export const logementLabels: Record<LogementType, string> = {
  CHAMBRE: 'Chambre',
  STUDIO: 'Studio',
  APPARTEMENT: 'Appartement',
  VILLA: 'Villa',
}

export const statutLabels: Record<OffreStatut, { label: string; tone: BadgeTone }> = {
  EN_ATTENTE: { label: 'En attente', tone: 'safran' },
  IMMEDIATE: { label: 'Immédiate', tone: 'majorelle' },
  DISPONIBLE: { label: 'Disponible', tone: 'menthe' },
  LOUE: { label: 'Louée', tone: 'terracotta' },
}
