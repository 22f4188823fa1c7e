export const title = 'Ajouter une demande'
export const description = 'Dites ce que vous cherchez.'
export const invitation = 'Dites ce que vous cherchez\u00a0: ceux qui ont une chambre libre viendront à vous.'
export const oneOnly = 'Vous avez déjà une demande'
export const oneOnlyText = 'Chaque membre peut en publier une. Modifiez la vôtre si ce que vous cherchez a changé.'
export const editOwn = 'Modifier ma demande'
export const nom = 'Nom'
export const email = 'E-mail'

export const authorStep = 'Utilisateur'
export const preferencesStep = 'Préférences'
export const confirmationStep = 'Confirmation'

/** The title that the form begins with. */
export const firstTitre = 'Recherche colocataire'
export const preferences = 'Vos préférences'
export const descriptionHelp = 'Qui vous êtes, ce que vous cherchez, votre rythme de vie.'
export const dateHelp = 'Aujourd’hui ou plus tard.'
export const dureeUnit = 'mois'
export const next = 'Suivant'

/** What step 2 says of a missing field. */
export const missing = {
  titre: "Veuillez entrer un titre pour l'offre.",
  description: "Veuillez fournir une description de l'offre.",
  villeId: 'Veuillez sélectionner une ville.',
  quartier: 'Veuillez entrer le quartier de la colocation.',
  budget: 'Veuillez entrer un budget valide.',
  disponibilite: 'Veuillez sélectionner une option de disponibilité.',
  specificDate: 'Veuillez spécifier une date de disponibilité.',
  duree: 'Veuillez entrer une durée valide en mois.',
}

/** What step 3 says of it. */
export const required: Record<keyof typeof missing, string> = {
  titre: 'Le titre est requis.',
  villeId: 'La ville est requise.',
  quartier: 'Le quartier est requis.',
  budget: 'Le budget est requis.',
  description: 'La description est requise.',
  duree: 'La durée est requise.',
  disponibilite: 'La disponibilité est requise.',
  specificDate: 'Une date de disponibilité spécifique est requise.',
}
export const incomplete = 'Il manque quelque chose à votre demande'
export const send = 'Soumettre'
export const sending = 'Envoi...'
export const sentTitle = 'Succès'
export const sent = 'Votre demande a été soumise avec succès!'
export const showOwn = 'Voir ma demande'

export const thanksTitle = 'Demande envoyée'
export const thanks =
  "Merci pour votre soumission. Votre demande a été soumise avec succès et sera envoyée à l'administrateur pour vérification"
export const home = "Retour à l'accueil"
