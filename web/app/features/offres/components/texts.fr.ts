import { counted } from '../../../lib/formats/counted.ts'
import { deNom } from '../../../lib/formats/nom.ts'

export const anyTitle = 'Colocation'

export const noTitle = 'Titre non disponible'
export const noVille = 'Ville non disponible'
export const noQuartier = 'Quartier non disponible'
export const noPrice = 'Prix non disponible'
/** After a price in larger letters. */
export const perMonth = '/ mois'
export const pricePerMonth = (price: string) => `${price} / mois`
/** Between the title, the place and the price. */
export const comma = ', '

export const proprietaire = 'Propriétaire'
export const profileOf = (nom: string) => `Profil ${deNom(nom)}`
export const identityVerified = 'Identité vérifiée'
export const disponibilite = 'Disponibilité\u00a0: '
export const noDetails = 'Détails non disponibles'
export const noType = 'Type non disponible'
export const colocs = (count: number) => counted(count, 'coloc')
/** After « +3 ». */
export const otherPhotos = (count: number) => (count > 1 ? ' autres photos' : ' autre photo')
export const seeMore = 'Voir plus'

export const colocataires = (count: number) => counted(count, 'colocataire')
export const noCaution = 'Sans caution'
export const caution = (price: string) => `Caution\u00a0: ${price}`
export const particulier = 'Particulier, sans frais'
export const agenceSansFrais = 'Agence, sans frais'
export const agenceFrais = (price: string) => `Agence, frais ${price}`
export const basement = 'Sous-sol'
export const groundFloor = 'Rez-de-chaussée'
export const floor = (etage: number) => (etage === 1 ? '1er étage' : `${etage}e étage`)
export const nobodyThere = 'Personne n’y habite encore'
export const colocatairesThere = (count: number) => `${counted(count, 'colocataire')} sur place`

export const nearby = 'À proximité'
/** Without « de », which would have to change before some names. */
export const near = (nom: string, minutes: number, moyen: string) => `${nom}\u00a0: ${minutes} min ${moyen}`
