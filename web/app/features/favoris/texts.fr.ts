import { counted } from '../../lib/formats/counted.ts'

export const title = 'Mes favoris'
export const description = 'Les annonces que vous avez gardées.'
export const loadFailed = 'Vos favoris n’ont pas pu être chargés. Rien n’est perdu\u00a0: ils restent gardés.'
export const needScript = 'Vos favoris sont gardés par votre navigateur\u00a0: activez JavaScript pour les voir.'
export const visitorNote = 'Ils sont gardés dans ce navigateur. {signIn} pour les retrouver partout.'
export const signIn = 'Connectez-vous'

export const views = 'Présentation'
export const sideBySide = 'Côte à côte'
export const cards = 'Cartes'
export const total = (count: number) => counted(count, 'annonce gardée', 'annonces gardées')
export const none = 'Aucun favori pour l’instant'
export const noneText =
  'Touchez le cœur d’une annonce pour la garder ici, et voir ensuite si son prix baisse ou si elle est louée.'
export const showOffres = 'Voir les offres'

export const comparison = 'Comparaison des annonces'
export const rent = 'Loyer'
export const place = 'Lieu'
export const type = 'Type'
export const notSaid = 'Non précisé'
/** Read instead of « — ». */
export const pointless = 'Sans objet'

export const gone = (ville: string | null) => (ville ? `Une annonce à ${ville}` : 'Une annonce')
export const remove = 'Retirer'
export const removeLabel = (ville: string | null) =>
  `Retirer de mes favoris\u00a0: ${ville ? `une annonce à ${ville}` : 'une annonce'}`
export const since = (date: string, prix: string | null) => `Gardée le ${date}${prix === null ? '' : `, à ${prix}`}`

export const offline = 'N’est plus en ligne'
export const rented = 'Louée'
export const asleep = 'Endormie'
/** About the reader, who wrote to the owner; a choice of others is never known. */
export const decisions = { enLice: 'Toujours en lice', retenue: 'Toujours en lice', declinee: 'Candidature déclinée' }
export const cheaper = (difference: string) => `Prix baissé de ${difference}`
export const dearer = (difference: string) => `Prix augmenté de ${difference}`
