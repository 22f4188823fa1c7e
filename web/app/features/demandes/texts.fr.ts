export const listTitle = 'Demandes'
export const listDescription = 'Demandes de colocation au Maroc.'
/** With the place of the list: « à Rabat », « au Maroc ». */
export const placeTitle = (place: string) => `Demandes de colocation ${place}`
export const placeDescription = (place: string) =>
  `Ils cherchent une colocation ${place}\u00a0: budgets, dates et profils de futurs colocataires, vérifiés un par un.`
export const heading = 'Ils cherchent une colocation'
export const headingInVille = (ville: string) => `Ils cherchent à ${ville}`
export const subtitle = 'Votre futur colocataire est peut-être parmi eux. Chaque demande est vérifiée.'
export const noneFound = 'Aucune demande trouvée'
export const publishOffre = 'Publier une offre'

export const member = 'Membre'
export const noTitle = 'Titre non disponible'
export const noVille = 'Ville non disponible'
export const noQuartier = 'Quartier non disponible'
export const noDescription = 'Description non disponible'
export const noDetails = 'Détails non disponibles'
export const noBudget = 'Prix non disponible'
export const noDate = 'Date non disponible'
export const noDuree = 'Non spécifié'

export const titre = 'Titre'
export const description = 'Description'
export const ville = 'Ville'
export const quartier = 'Quartier'
export const adresse = 'Adresse'
export const budget = 'Budget'
export const disponibilite = 'Disponibilité'
export const duree = 'Durée'
export const dateDemande = 'Date de la demande'
/** After an amount. */
export const perMonth = '/ mois'

export const verified = 'Vérifié'
export const waiting = 'En cours de vérification'

export const page = 'Demande'
export const report = 'Signaler cette demande'
export const recentOffres = (ville: string | undefined) => `Offres récentes à ${ville}`
export const pageTitle = (titre: string | null | undefined, ville: string | undefined) =>
  `${titre || 'Demande de colocation'}${ville ? ` à ${ville}` : ''}`
export const pageDescription = (asked: { ville: string | undefined; budget: string | null; description: string }) =>
  `Cherche une colocation${asked.ville ? ` à ${asked.ville}` : ''}${asked.budget ? `, budget ${asked.budget} par mois` : ''}. ${asked.description}`

export const notFound = 'Demande introuvable'
export const notFoundText =
  'Elle n’est plus en ligne, ou n’est pas encore vérifiée. D’autres personnes cherchent aussi une colocation.'
export const showAll = 'Voir les demandes'
export const loadFailed = 'Error fetching demande'
export const noAnswer = 'Nous n’avons pas pu la charger. Vérifiez votre connexion Internet, puis réessayez.'

export const own = 'Votre demande'
export const editDate = 'Modifier la date'
export const editAll = 'Modifier toute la demande'
export const save = 'Enregistrer'
export const saving = 'Enregistrement...'
export const cancel = 'Annuler'
export const saved = 'Demande updated successfully!'
export const saveFailed = 'Failed to update demande'
export const saveFailedTitle = 'Error updating demande'
/** What a waiting modification leaves as it is. */
export const unchanged = 'votre demande'

export const remove = 'Supprimer la demande'
export const removeQuestion = 'Supprimer votre demande\u00a0?'
export const removeEffect = 'Elle disparaîtra pour tout le monde. Vous pourrez en publier une autre.'
export const removed = 'Demande supprimée'

export const editTitle = 'Modifier ma demande'
export const editDescription = 'Votre demande de colocation.'
export const editVerified =
  'Budget (à 15\u00a0% près) et dates changent aussitôt. Le reste est relu par notre équipe\u00a0: votre demande reste en ligne telle qu’elle est en attendant.'
export const editUnverified = 'Notre équipe relit votre demande avant de la publier.'
export const refused = 'Votre demande a été refusée'
export const form = 'Ma demande'
export const choose = 'Choisir...'
export const budgetHelp = 'Par mois.'
export const budgetUnit = 'dh'
export const adresseHelp = 'Facultatif\u00a0: une rue, une école, un arrêt de tramway.'
export const logementType = 'Logement recherché'
export const anyLogement = 'Peu importe'
export const noOwn = "Vous n'avez pas une demande"
export const notOwn = 'Cette demande est celle d’un autre membre.'
