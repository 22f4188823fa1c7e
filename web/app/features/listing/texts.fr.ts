import type { ColocType } from '@colocdar/contracts/enumerations'
import { counted } from '../../lib/formats/counted.ts'

export const home = 'Accueil'
export const offres = 'Colocations'
export const offresShort = 'Offres'
export const demandes = 'Demandes'
export const demandesShort = 'Demandes'
export const untitled = 'Titre non disponible'
export const titleOfPage = (title: string, page: number) => `${title} – page ${page}`
export const inVille = (ville: string) => `à ${ville}`
/** Quoted: « de » would have to change before some names. */
export const nearRepere = (nom: string) => `près de «\u00a0${nom}\u00a0»`
export const anyRepere = 'Partout dans la ville'
export const inMorocco = 'au Maroc'

export const phrase = 'Que cherchez-vous\u00a0?'
export const phraseExample = 'Studio à Rabat, 3000 dh…'
export const search = 'Rechercher'

export const kinds = 'Type d’annonces'
export const villesFailed = 'Les villes n’ont pas pu être chargées.'
export const leftOut = (count: number) => (count > 1 ? 'Critères laissés de côté' : 'Critère laissé de côté')
export const leftOutReason = (filter: string, sentence: string) => `${filter}\u00a0: ${sentence}`
export const unknownOrder = 'Cet ordre n’existe pas\u00a0: la liste commence par les plus récentes.'

export const chosenFilters = 'Filtres choisis'
/** Before the filter that a press removes. */
export const removeFilter = 'Retirer le filtre'
export const removeAll = 'Tout effacer'
/** A chosen city whose name is not known. */
export const someVille = 'Ville'

export const filterByVille = 'Filtrer par ville'
export const ville = 'Ville'
export const closeVilles = 'Fermer le filtre'
export const resetVille = 'Réinitialiser le filtre'

export const filters = 'Filtres'
/** After the number of filters. */
export const inUse = 'en cours'
export const refine = 'Affiner'
export const closeFilters = 'Fermer les filtres'
export const moreFilters = 'Plus de filtres'
export const anyAnswer = 'Indifférent'
/** Of both bounds, from the label of the lower one: « Loyer (dh) ». */
export const range = (lowerBound: string, unit: string) => `${lowerBound.replace(' minimum', '')} (${unit})`
export const min = 'min'
export const max = 'max'

export const offreResults = (count: number) => counted(count, 'colocation')
export const demandeResults = (count: number) => counted(count, 'demande')
export const results = 'Résultats'
export const showAny = 'Voir les annonces'
export const showNone = 'Aucune annonce'
export const showTotal = (total: string) => `Voir ${total}`
export const near = 'Moins proches'
export const failed = 'Erreur lors de la récupération des logements.'
export const retry = 'Réessayer'
export const sortBy = 'Trier par'
export const sort = 'Trier'

export const beyondLastPage = 'Cette page est au-delà de la dernière\u00a0: la liste a peut-être raccourci entre-temps.'
export const firstPage = 'Revenir à la première page'
export const oneFilterLess = 'En retirant un seul filtre'
export const without = (filter: string) => `Sans «\u00a0${filter}\u00a0»`
/** Between the choices of a filter. */
export const comma = ', '
export const nearVilles = 'Dans les villes voisines'
export const villeAt = (ville: string, km: number) => `${ville}, à ${km}\u00a0km`
export const allVilles = 'Voir toutes les villes'
export const widen = 'Rien ne répond à votre recherche. Voici comment l’élargir.'
export const fewerFilters = 'Rien ne répond à votre recherche. Essayez avec moins de filtres.'
export const nothingInVille =
  'Il n’y a encore rien dans cette ville. D’autres villes ont peut-être ce que vous cherchez.'
export const nothingYet = 'Il n’y a encore rien ici. Revenez bientôt, ou soyez le premier à publier.'

export const contact = 'Contact'
export const verifiedIdentity = 'Identité vérifiée'
export const profile = 'Voir le profil'

export const byline: Record<'annonce' | 'demande', string> = {
  annonce: 'Votre annonce paraîtra à votre nom. Votre e-mail n’est montré à personne.',
  demande: 'Votre demande paraîtra à votre nom. Votre e-mail n’est montré à personne.',
}
export const editProfile = 'Modifier mon profil'
export const incompleteProfile = 'Votre profil est incomplet'
export const neededOfProfile: Record<'annonce' | 'demande', string> = {
  annonce: 'Nom, prénom, téléphone et âge sont nécessaires pour publier une annonce.',
  demande: 'Nom, prénom, téléphone et âge sont nécessaires pour publier une demande.',
}
export const completeProfile = 'Compléter mon profil'
export const unknownProfile = 'Votre profil n’a pas pu être lu'
export const next = 'Suivant'

export const waitingTitle = 'En cours de vérification'
export const waitingForOwner = 'Vous seul la voyez. Elle sera publiée dès que notre équipe l’aura vérifiée.'
export const waitingForOthers = 'Elle n’est pas encore publique.'
export const changeWaitingTitle = 'Modification en attente'
export const changeWaiting = 'Vous voyez ce qui est en ligne. Votre modification sera relue par notre équipe.'
export const asleepTitle: Record<ColocType, string> = { offre: 'Annonce endormie', demande: 'Demande endormie' }
export const asleep: Record<ColocType, string> = {
  offre: 'Son propriétaire ne l’a pas confirmée depuis un mois\u00a0: elle n’est peut-être plus à prendre.',
  demande: 'Son auteur ne l’a pas confirmée depuis un mois\u00a0: il a peut-être trouvé.',
}
export const hiddenTitle: Record<ColocType, string> = { offre: 'Annonce masquée', demande: 'Demande masquée' }
export const reportedToOwner =
  'Plusieurs membres l’ont signalée. Notre équipe regarde, et vous écrit ce qu’elle décide.'
export const reportedToOthers = 'Plusieurs membres l’ont signalée\u00a0: seuls son auteur et notre équipe la voient.'
export const blocked = 'Le compte de son auteur est bloqué\u00a0: seule notre équipe la voit.'
export const refusedTitle: Record<ColocType, string> = { offre: 'Annonce refusée', demande: 'Demande refusée' }
export const removedTitle: Record<ColocType, string> = { offre: 'Annonce retirée', demande: 'Demande retirée' }

export const savedButUnverified = 'Elle sera visible une fois vérifiée.'
export const savedForReview: Record<'annonce' | 'demande', string> = {
  annonce: 'Votre modification sera relue. D’ici là, votre annonce reste en ligne telle qu’elle était.',
  demande: 'Votre modification sera relue. D’ici là, votre demande reste en ligne telle qu’elle était.',
}
