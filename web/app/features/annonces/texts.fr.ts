import { counted } from '../../lib/formats/counted.ts'

export const title = 'Mes annonces'
export const heading = 'Mes Annonces'
export const description = 'Vos offres et votre demande.'
export const back = 'Retour au profil'
export const publishOffre = 'Publier une offre'
export const all = 'Toutes'
export const offres = 'Offres'
export const demandes = 'Demandes'
export const loadFailed = (reason: string) => `Erreur lors de la récupération des logements : ${reason}`

export const total = (count: number, waiting: number) =>
  `${counted(count, 'annonce')}${waiting > 0 ? `, dont ${waiting} en attente de vérification` : ''}`
export const noOffre = 'Aucun logement trouvé'
export const noOffreText = 'Vous n’avez encore publié aucune offre. Une chambre libre trouve vite preneur.'
export const noDemande = 'Aucune demande trouvée'
export const noDemandeText = 'Dites ce que vous cherchez\u00a0: ceux qui ont une chambre libre viendront à vous.'
export const addDemande = 'Ajouter une demande'
export const beyondLastPage = 'Cette page est au-delà de la dernière\u00a0: la liste a peut-être raccourci entre-temps.'
export const firstPage = 'Revenir à la première page'

export const edit = 'Modifier'
export const whoWrote = 'Qui a écrit'
export const markRented = 'Marquer comme déjà louée'
export const rentQuestion = 'C’est loué\u00a0?'
export const markAvailable = 'Rendre disponible'
export const rented = 'Annonce marquée comme louée'
export const availableAgain = 'Annonce de nouveau disponible'
export const waitingAgain = 'Annonce de nouveau en attente de vérification'
export const unchanged = 'Le statut n’a pas changé'

export const matchingDemandes = 'Demandes qui correspondent'
export const noMatchingDemande = 'Aucune demande publique ne correspond pour l’instant.'
export const matchingOffres = 'Offres qui correspondent'
export const noMatchingOffre = 'Aucune offre publique ne correspond pour l’instant.'
export const searching = 'Recherche en cours'
export const searchFailed = 'La recherche n’a pas abouti. Vérifiez votre connexion, puis réessayez.'
export const retry = 'Réessayer'
