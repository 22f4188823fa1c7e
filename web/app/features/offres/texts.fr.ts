import type { LogementType } from '@colocdar/contracts/enumerations'

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
export const listNothing = 'Aucun logement trouvé'
export const publishDemande = 'Publier une demande'
