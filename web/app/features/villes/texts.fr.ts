import { counted } from '../../lib/formats/counted.ts'

export const annonces = (count: number) => counted(count, 'annonce')
export const offres = (count: number) => counted(count, 'offre')
export const demandes = (count: number) => counted(count, 'demande')
/** Of a list that is longer than what is counted; « plus de 1 000 annonces ». */
export const moreThan = (total: string) => `plus de ${total}`

export const carousel = 'Villes'
export const quartier = 'Quartier'
export const unreadable = 'Les villes n’ont pas pu être lues'
export const retry = 'Réessayer'
/** Between a quartier and its city. */
export const comma = ', '
