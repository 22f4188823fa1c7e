import type { LogementType } from '@colocdar/contracts/enumerations'
import { counted } from '../../lib/formats/counted.ts'
import { deNom } from '../../lib/formats/nom.ts'

export const listName = 'Colocations'
/** A list of one type has a title of its own. */
export const listNames: Record<LogementType, string> = {
  CHAMBRE: 'Chambres en colocation',
  STUDIO: 'Studios en colocation',
  APPARTEMENT: 'Appartements en colocation',
  VILLA: 'Villas en colocation',
}
export const listTitle = (name: string, place: string) => `${name} ${place}`
export const listDescription = (place: string) =>
  `Chambres, studios et appartements en colocation ${place}\u00a0: photos, prix en dirhams, annonces vérifiées une à une.`
export const anyListDescription = 'Colocations au Maroc.'
export const listSubtitle = 'Les dernières chambres et les derniers logements à partager, vérifiés un par un.'
export const listNoun = 'colocation'
export const listNothing = 'Aucun logement trouvé'
export const publishDemande = 'Publier une demande'

export const noAnswer = 'Pas de réponse'
export const notFound = 'Page introuvable'
export const notFoundDescription = 'Cette annonce n’a pas été trouvée.'
export const pageTitle = (titre: string, ville: string) => `${titre} à ${ville}`
/** Each part is null where it is unknown. */
export const pageDescription = (faits: Record<'area' | 'place' | 'price', string | null> & { type: string }) =>
  [
    faits.type,
    faits.area && `de ${faits.area}`,
    faits.place && `à ${faits.place}`,
    faits.price && `pour ${faits.price} par mois`,
  ]
    .filter(Boolean)
    .join(' ')
export const anyLogement = 'Logement'
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
export const basement = 'Sous-sol'
export const groundFloor = 'Rez-de-chaussée'
export const floor = (etage: number) => (etage === 1 ? '1er étage' : `${etage}e étage`)
export const nobodyThere = 'Personne n’y habite encore'
export const colocatairesThere = (count: number) => `${counted(count, 'colocataire')} sur place`
