import type { Genre, OffreStatut } from '@colocdar/contracts/enumerations'

/** Between groups of three digits, of numbers with this many digits or more. */
export const groupSeparator = '\u202f'
export const groupedFrom = 4

export const dirhams = 'dh'
export const squareMetres = 'm²'
/** The word is the same for one and for many. */
export const duree = (months: number) => `${months}\u00a0mois`

export const months = [
  ...['janvier', 'février', 'mars', 'avril', 'mai', 'juin'],
  ...['juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
]
export const dayOfMonth = (day: number) => (day === 1 ? '1er' : String(day))

export const justNow = 'à l’instant'
const units = {
  second: ['seconde', 'secondes', 's'],
  minute: ['minute', 'minutes', 'min'],
  hour: ['heure', 'heures', 'h'],
  day: ['jour', 'jours', 'j'],
  month: ['mois', 'mois'],
  year: ['an', 'ans'],
} satisfies Record<string, [one: string, many: string, short?: string]>
export const ago = (count: number, unit: keyof typeof units, isShort: boolean) => {
  const [one, many, short]: readonly string[] = units[unit]
  return `il y a ${isShort && short ? `${count}\u00a0${short}` : `${count} ${count < 2 ? one : many}`}`
}

export const unspecified = 'Non spécifié'
/** The spec's spelling. */
export const availableNow = 'Imediatement disponible'
export const answersWithinHour = 'Répond en moins d’une heure'
export const answersInHours = (hours: number) => `Répond en ${hours}\u00a0h`
export const answersInDays = (days: number) => `Répond en ${days}\u00a0jours`

export const statuts: Record<OffreStatut, string> = {
  EN_ATTENTE: 'En attente',
  IMMEDIATE: 'Immédiate',
  DISPONIBLE: 'Disponible',
  LOUE: 'Louée',
}
export const genres: Record<Genre, string> = {
  FEMME: 'Femme',
  HOMME: 'Homme',
  NON_SPECIFIE: 'Je préfère ne pas le dire',
}
