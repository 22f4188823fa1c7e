import { counted } from '../../../../lib/formats/counted.ts'

export const heading = 'Publier une offre'
export const pageDescription = 'Proposez une colocation.'
export const intro = 'Quatre étapes, et votre annonce part à la vérification.'
export const steps = ['Propriétaire', 'Logement', 'Images', 'Confirmation'] as const
export const next = 'Suivant'

export const nom = 'Nom du propriétaire'
export const email = 'E-mail du propriétaire'
export const nomRequired = 'Le nom du propriétaire est requis'
export const emailRequired = "L'email du propriétaire est requis"
export const emailInvalid = 'Email invalide'

export const proprietaireNeeded = 'Veuillez renseigner les informations du propriétaire.'
export const logementNeeded = 'Veuillez renseigner toutes les informations du logement.'
export const allNeeded = 'Tous les champs sont requis. Veuillez compléter toutes les informations.'
export const toComplete = (labels: readonly string[]) => `À compléter\u00a0: ${labels.join(', ')}.`
export const stillUploading = 'Les photos sont encore en route\u00a0: attendez la fin de leur téléchargement.'

export const logement = 'Le logement'
export const photosHelp = 'Des photos claires, prises de jour, donnent envie de visiter. Il en faut au moins une.'

export const previewHelp = 'Voici votre annonce telle que les visiteurs la verront. Tout est juste\u00a0?'
export const images = 'Images'
export const photoCount = (count: number) => counted(count, 'photo')
export const submit = 'Soumettre'
export const submitting = 'Envoi...'

export const failed = "Une erreur s'est produite lors de la soumission du logement"
export const sentBefore =
  'Votre annonce nous était déjà parvenue, telle qu’elle était avant vos dernières modifications.'
export const findSent = 'La retrouver et la modifier dans «\u00a0Mes annonces\u00a0»'

export const created = 'Offre Créé'
export const createdHelp = 'Elle sera publiée une fois vérifiée.'
export const thanks = 'Merci pour votre annonce'
export const thanksHelp =
  'Votre offre a été envoyée à l’administrateur pour vérification. Elle sera publiée une fois vérifiée.'
export const home = 'Retour à l’accueil'
export const mesAnnonces = 'Voir mes annonces'
