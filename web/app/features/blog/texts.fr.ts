export const home = 'Accueil'
export const blog = 'Blog'
export const title = 'Blog de la colocation'
export const description =
  'Contrat, budget, charges, quartiers, vie commune\u00a0: nos conseils pour une colocation réussie au Maroc.'
export const subtitle = 'Des conseils simples pour trouver, partager et garder un bon logement.'
export const loading = 'Chargement...'
export const none = 'Aucun article pour le moment'
export const noneText = 'Revenez bientôt\u00a0: nous écrivons.'

export const notFound = 'Article introuvable'
export const notFoundText = 'Cet article n’existe pas.'
export const published = 'Publié le {date}'

export const listFailed = 'Le blog ne s’affiche pas'
export const listFailedText = 'Les articles n’ont pas pu être chargés.'
export const postFailed = 'Cet article ne s’affiche pas'
export const error = (message: string) => `Erreur: ${message}`
export const retry = 'Réessayer'
export const back = 'Retour au blog'
