import { type Genre, type LogementType, logementNames, type OffreStatut } from '@colocdar/contracts/enumerations'

export const logementLabels: Record<LogementType, string> = logementNames

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
