export const titrePlaceholder = 'Chambre lumineuse près du tramway'
export const titreHelp = 'Les 25 premiers caractères se lisent dans les listes.'
export const choose = 'Choisir...'
export const adresseHelp = 'Facultatif, la rue suffit. Elle est montrée telle quelle.'
export const descriptionHelp =
  'La chambre, l’appartement, le quartier, et avec qui on y vit. N’y mettez pas votre numéro\u00a0: il est protégé.'
export const prixHelp = 'Par mois.'
export const duree = 'Durée'
export const months = 'mois'
export const pastDate = 'Cette date est passée\u00a0: choisissez aujourd’hui ou plus tard.'

export const optional = 'Pour être mieux trouvé (facultatif)'
export const given = (count: number, all: number) => `${count} sur ${all} renseignés`
export const optionalExamples = 'Meublé, charges, caution, avec qui on vit…'
export const optionalUse =
  'Les visiteurs filtrent les annonces par ces réponses. Ce que vous ne précisez pas n’est pas montré.'
export const unspecified = 'Non précisé'

export const pageTitle = 'Modifier une offre'
export const pageDescription = 'Votre annonce.'
export const mesAnnonces = 'Mes annonces'
export const heading = 'Modifier l’offre'
export const publishedHelp =
  'Prix (à 15\u00a0% près), dates et durée changent aussitôt. Le reste est relu par notre équipe\u00a0: votre annonce reste en ligne telle qu’elle est en attendant.'
export const unpublishedHelp = 'Notre équipe relit votre annonce avant de la publier.'
export const refused = 'Annonce refusée'

export const askedHelp = 'Ceux qui cherchent veulent savoir s’il y a un intermédiaire, et des frais.'
export const publieParAsked =
  'Une question de plus\u00a0: qui publie cette annonce\u00a0? Répondez-y plus bas, à «\u00a0Qui publie\u00a0». Beaucoup cherchent sans intermédiaire.'
export const statut = 'Statut'
export const statutHelp = 'Il se change depuis «\u00a0Mes annonces\u00a0».'
export const photos = 'Photos'
export const photoNeeded = 'Gardez au moins une photo.'
export const saving = 'Enregistrement...'
export const offline = 'Erreur de réseau. Veuillez vérifier votre connexion Internet.'
export const invalid = 'Erreur de validation. Veuillez vérifier les informations saisies.'
export const failed = "Une erreur s'est produite lors de la mise à jour de l'offre."
