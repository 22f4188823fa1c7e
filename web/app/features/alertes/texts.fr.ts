import type { AlerteFrequence, AlerteType } from '@colocdar/contracts/alertes'

export const title = 'Mes alertes'
export const description = 'Les recherches dont vous suivez les nouveautés.'
export const subtitle = 'Un e-mail quand une nouvelle annonce répond à votre recherche.'
export const loadFailed = 'Vos alertes n’ont pas pu être chargées.'
export const none = 'Aucune alerte pour l’instant'
export const noneText =
  'Écrivez ci-dessus ce que vous cherchez, ou filtrez les offres ou les demandes et touchez «\u00a0Créer une alerte\u00a0».'
export const showOffres = 'Voir les offres'

/** The label of the field for a sentence, and the same as it is shown. */
export const alertFor = 'Alerte pour'
export const alertForShown = 'Alerte pour\u00a0:'
export const prepare = 'Préparer l’alerte'
/** From a list. */
export const createFromList = 'Créer une alerte'

export const newTitle = 'Nouvelle alerte'
export const watched = 'Recherche'
export const create = 'Créer l’alerte'
export const created = 'Alerte créée'
export const createdTexts: Record<Exclude<AlerteFrequence, 'arretee'>, string> = {
  immediate: 'Vous recevrez un e-mail dès qu’une annonce y répond.',
  quotidienne: 'Vous recevrez un e-mail à 8\u00a0h, les jours où une annonce y répond.',
}
export const createFailed = 'L’alerte n’a pas été créée.'
export const verifyFirst = 'Vérifiez d’abord votre adresse e-mail'
export const verifyText = 'Les alertes arrivent par e-mail. Le lien de vérification vous ramènera ici.'

export const notify = 'Me prévenir'
export const immediate = 'Tout de suite'
export const immediateHelp = 'Cinq e-mails par jour au plus'
export const daily = 'Une fois par jour'
export const dailyHelp = 'À 8 h, s’il y a du nouveau'
export const never = 'Jamais (alerte arrêtée)'

/** The list that an alert watches, before its filters or without any. */
export const lists: Record<AlerteType, string> = { offre: 'Offres', demande: 'Demandes' }
export const wholeLists: Record<AlerteType, string> = { offre: 'Toutes les offres', demande: 'Toutes les demandes' }
export const unknownVille = 'Ville inconnue'
export const show = 'Voir les annonces'
export const remove = 'Supprimer'
export const removeLabel = (filters: readonly string[]) => `Supprimer l’alerte\u00a0: ${filters.join(', ')}`
export const changed = 'Alerte modifiée'
export const stopped = 'Alerte arrêtée'
export const removed = 'Alerte supprimée'
export const unchanged = 'Rien n’a changé'

export const stopMetaTitle = 'Arrêter une alerte'
export const stopDescription = 'Ne plus recevoir les e-mails d’une alerte.'
export const stopTitle = 'Arrêter cette alerte'
export const stop = 'Arrêter l’alerte'
export const stopFailed = 'L’alerte n’a pas été arrêtée. Réessayez.'
export const stopEffect =
  'Vous ne recevrez plus les e-mails de cette alerte. Elle reste dans votre compte, et vous pourrez la reprendre.'
export const manage = 'Gérer mes alertes'
