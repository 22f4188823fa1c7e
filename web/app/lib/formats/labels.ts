import type { Genre, LogementType, OffreStatut } from '@colocdar/contracts/enumerations'

export const logementLabels: Record<LogementType, string> = {
  CHAMBRE: 'Chambre',
  STUDIO: 'Studio',
  APPARTEMENT: 'Appartement',
  VILLA: 'Villa',
}

export const statutLabels: Record<OffreStatut, string> = {
  EN_ATTENTE: 'En attente',
  IMMEDIATE: 'Immédiate',
  DISPONIBLE: 'Disponible',
  LOUE: 'Louée',
}

export const genreLabels: Record<Genre, string> = {
  FEMME: 'Femme',
  HOMME: 'Homme',
  NON_SPECIFIE: 'Je préfère ne pas le dire',
}
