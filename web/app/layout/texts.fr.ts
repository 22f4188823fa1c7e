export const skip = 'Aller au contenu'
export const loading = 'Chargement...'
export const needsScript = 'Cette page a besoin de JavaScript\u00a0: activez-le pour voir votre espace.'

export const siteDescription = 'La colocation au Maroc, ville par ville.'
export const wordmark = 'Coloc'
export const wordmarkHome = 'dar'
export const logo = 'Colocdar, accueil'
export const menu = 'Menu'
export const closeMenu = 'Fermer le menu'
export const offres = 'Offres'
export const demandes = 'Demandes'
export const home = 'Accueil'
export const guide = 'Guide'
export const colocations = 'Colocations'
export const reviews = 'Témoignage'
export const blog = 'Blog'
export const contact = 'Contact'

export const search = 'Rechercher'
export const favoris = 'Mes favoris'
export const messages = 'Messages'
export const signIn = 'Se connecter'
export const signOut = 'Se déconnecter'
export const profile = 'Profil'
export const mesAnnonces = 'Mes annonces'
export const alertes = 'Mes alertes'
export const admin = 'Administration'
/** Behind the number, for screen readers. */
export const visites = 'Visites'
export const unread = { nonLus: ' non lus', visites: ' en attente de votre réponse', all: ' en attente' }

export const slogan = 'Trouvez votre coloc, trouvez votre chez-vous.'
export const explore = 'Explorer'
export const about = 'À propos'
export const abonnements = 'Abonnements'
export const policies = 'Politique de confidentialité'
export const conditions = 'Conditions d’utilisation'
export const copyright = '© Colocdar. La colocation au Maroc, ville par ville.'
export const newTab = (name: string) => `${name} (nouvel onglet)`

export const publish = 'Publier une annonce'
export const publishTitle = 'Quel est votre besoin ?'
export const publishDescription =
  'Choisissez ce que vous voulez publier\u00a0; notre équipe le vérifie avant la mise en ligne.'
export const publishOffre = 'Ajouter une offre'
export const publishOffreText = 'J’ai une chambre ou un logement à partager.'
export const publishDemande = 'Ajouter une demande'
export const publishDemandeText = 'Je cherche une colocation.'
export const profileIncomplete = 'Profil incomplet'
export const profileIncompleteText = "Veuillez compléter votre profil avant d'ajouter une annonce."

export const missingTitle = 'Page introuvable'
export const missingDescription = 'La page n’existe pas.'
export const missing = "La page n'existe pas"
export const seeColocations = 'Voir les colocations'
export const backHome = 'Retour à l’accueil'

export const noAnswer = 'Pas de réponse'
export const noAnswerText =
  'Nous n’avons pas pu charger cette annonce. Vérifiez votre connexion Internet, puis réessayez.'
export const retry = 'Réessayer'

export const failed = 'Unexpected Application Error!'
export const failedText =
  'Quelque chose s’est mal passé de notre côté. Rechargez la page\u00a0; si cela continue, revenez un peu plus tard.'
export const failedDescription = 'Cette page ne s’affiche pas.'
export const reference = (requestId: string) => `Référence à nous donner si vous nous écrivez\u00a0: ${requestId}`
export const reload = 'Recharger la page'

export const install = 'Colocdar sur votre écran d’accueil\u00a0?'
export const installNow = 'Installer'
export const installOnIos =
  'Pour installer Colocdar\u00a0: touchez «\u00a0Partager\u00a0», puis «\u00a0Sur l’écran d’accueil\u00a0».'
export const close = 'Fermer'
