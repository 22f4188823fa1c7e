import type { Genre } from '@colocdar/contracts/enumerations'

export const genreLabels: Record<Genre, string> = {
  FEMME: 'Femme',
  HOMME: 'Homme',
  NON_SPECIFIE: 'Je préfère ne pas le dire',
}
