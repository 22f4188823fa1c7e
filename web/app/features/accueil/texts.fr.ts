export const title = 'Trouvez votre coloc, trouvez votre chez-vous'
export const description =
  'Chambres, studios et appartements en colocation au Maroc\u00a0: des annonces vérifiées une à une, ville par ville.'

export const hero = 'Trouvez votre coloc, {home}'
/** The end of the sentence above, in another colour. */
export const heroHome = 'trouvez votre chez-vous.'
export const heroText =
  'Des chambres et des colocataires partout au Maroc. Chaque annonce est vérifiée par notre équipe avant d’être publiée.'
export const start = 'Commencer la recherche'
export const promiseVerified = 'Annonces vérifiées'
export const promiseEverywhere = 'Partout au Maroc'
export const promiseNumbers = 'Numéros protégés'

export const search = 'Rechercher une colocation'
export const maxRentLabel = 'Loyer maximum, en dirhams'
export const maxRent = 'Loyer max'
export const currency = 'dh'
export const type = 'Type de logement'
export const allTypes = 'Tous types'
export const submit = 'Rechercher'

export const explore = 'Colocations'
export const villesEyebrow = 'Explorer par ville'
export const villesTitle = 'Choisissez votre ville'
export const villesText = 'De Tanger à Agadir, voyez ce qui se libère près de chez vous.'
export const offresEyebrow = 'Offres'
export const offresTitle = 'Les dernières colocations'
export const noOffre = 'Aucun logement trouvé'
export const allOffres = 'Toutes les offres'
export const demandesEyebrow = 'Demandes'
export const demandesTitle = 'Ils cherchent une colocation'
export const noDemande = 'Aucune demande pour le moment'
export const allDemandes = 'Toutes les demandes'
export const recentEyebrow = 'Là où il se passe le plus'
export const recentTitle = (ville: string) => `Récemment à ${ville}`

export const guideEyebrow = 'Guide'
export const guideTitle = 'La colocation en trois étapes'
export const guideText =
  'Pas d’agence, pas de frais cachés\u00a0: des personnes, des logements et des annonces relues une par une.'
export const findTitle = 'Choisissez votre ville'
export const findText =
  'Parcourez les chambres, studios et appartements vérifiés, quartier par quartier, avec leur prix et leur date.'
export const findLink = 'Voir les offres'
export const meetTitle = 'Rencontrez vos colocataires'
export const meetText =
  'Lisez les profils et les demandes, puis appelez la personne\u00a0: son numéro ne se montre qu’aux membres vérifiés.'
export const meetLink = 'Voir les demandes'
export const publishTitle = 'Publiez et gérez vos annonces'
export const publishText =
  'Ajoutez votre logement en quelques minutes, suivez sa vérification et marquez-le comme loué en un geste.'
export const publishLink = 'Mes annonces'

export const avis = 'Témoignage'
export const avisTitle = 'Ils ont trouvé leur chez-eux'
export const addAvis = 'Donner mon avis'

export const blog = 'Blog'
export const blogTitle = 'Conseils pour bien vivre ensemble'
export const allPosts = 'Tous les articles'
export const noPost = 'Les articles arrivent bientôt.'

export const contact = 'Contact'
export const contactTitle = 'Une question, une idée\u00a0?'
export const contactText = 'Écrivez-nous\u00a0: une personne de l’équipe vous répond sous deux jours ouvrés.'
