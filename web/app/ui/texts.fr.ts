import { formatFigure } from '../lib/formats/figure.ts'

export const close = 'Fermer'
export const cancel = 'Annuler'
export const retry = 'Réessayer'
export const ok = 'OK'
export const unspecified = 'Non spécifié'

export const noDate = 'Date non disponible'
export const confirmed = 'confirmée {since}'
export const starsOf = (value: number, count: number) => `${formatFigure(value, 1)} sur ${count}`
export const starsChoice = (count: number) =>
  count === 0 ? 'Aucune étoile' : `${formatFigure(count, 1)} ${count < 2 ? 'étoile' : 'étoiles'}`

export const favori = (titre: string) => `Favori\u00a0: ${titre}`
export const annonce = 'annonce'
export const favoriOffline = 'Pas de connexion\u00a0: ce favori n’a pas été enregistré.'
export const favoriAdded = 'Ajoutée à vos favoris'
export const favoriAddedHere = 'Gardée dans ce navigateur. Connectez-vous pour la retrouver partout.'
export const signIn = 'Se connecter'
export const favoriRemoved = 'Retirée de vos favoris'
export const favorisUnchanged = 'Vos favoris restent comme ils étaient'
export const favorisNoAnswer = 'Le serveur n’a pas répondu. Réessayez dans un instant.'
export const favorisFull = 'Vos favoris sont au complet'
export const favorisFullText = (full: string, visitor: number) =>
  `${full} Sans compte, un navigateur en garde ${visitor}.`
export const favoriGone = 'Cette annonce n’est plus en ligne'

export const suggestions = 'Suggestions'
export const suggestionCount = (count: number) => `${count} suggestion${count > 1 ? 's' : ''}`
export const showPassword = 'Afficher le mot de passe'
export const yes = 'Oui'
export const no = 'Non'
export const notSaid = 'Non précisé'

export const coordonneesTitle = 'Vos coordonnées se lisent dans ce texte'
export const coordonneesText = (words: string) =>
  `Nous y voyons ${words}. Votre numéro se montre déjà aux membres vérifiés\u00a0: écrit ici, il serait lu par tout le monde, robots compris. Vous pouvez envoyer quand même.`
export const disponibilite = 'Disponibilité'
export const disponibiliteDate = 'Date de disponibilité'
export const immediately = 'Immédiatement'
export const fromDate = 'À partir d’une date précise'
export const draftRestored = 'Brouillon repris là où vous l’aviez laissé.'
export const discardDraft = 'Tout effacer'
export const stale =
  'Quelque chose a changé entre-temps, peut-être dans une autre fenêtre. Rechargez la page\u00a0: vos modifications vous y attendent.'
export const reload = 'Recharger'
export const steps = 'Étapes'
/** In front of the name of the step, for screen readers. */
export const step = (current: number, count: number) => `Étape ${current} sur ${count}\u00a0: `
export const previous = 'Précédent'

export const closeError = 'Fermer le message d’erreur'
export const notifications = 'Notifications'
export const closeNotification = 'Fermer la notification'
export const timeLeft = 'Temps restant'
export const unexpected = 'Une erreur inattendue s’est produite. Réessayez plus tard.'
export const partMissing = 'Une partie du site n’a pas pu être chargée.'
export const reloadPage = 'Recharger la page'

export const removalFailed = 'La suppression n’a pas abouti. Réessayez dans un instant.'
export const confirmRemoval = 'Oui, supprimer'

export const spareData = 'Économiser mes données'
