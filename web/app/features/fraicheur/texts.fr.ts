import type { FraicheurKind } from '@colocdar/contracts/fraicheur'

export const pageTitle = 'Confirmer une annonce'
export const pageDescription = 'Votre annonce est-elle toujours d’actualité\u00a0?'
/** The verb is not broken over two lines. */
export const heading = 'Votre annonce {verb} toujours d’actualité\u00a0?'
export const headingVerb = 'est-elle'
export const needsScript = 'Activez JavaScript, ou répondez depuis «\u00a0Mes annonces\u00a0».'
export const reading = 'Lecture du lien...'
export const failed = 'Nous n’avons pas pu vous répondre'
export const failedHelp = 'Vérifiez votre connexion, puis réessayez.'
export const retry = 'Réessayer'
export const gone = 'Ce lien ne mène plus à rien'
export const goneHelp = 'L’annonce a été supprimée, ou le lien est trop ancien.'
export const thanks = 'Merci, c’est noté'
export const wakeHelp = 'Sans nouvelles de vous, elle a quitté les listes. Un clic la réveille.'
export const outdated = 'Ce lien est dépassé'
export const outdatedHelp =
  'L’annonce a été confirmée ou a changé depuis cet e-mail\u00a0: il n’y a plus rien à faire ici.'
export const see = 'Voir l’annonce'
export const answers: Record<FraicheurKind, Record<'disponible' | 'partie', { button: string; done: string }>> = {
  offre: {
    disponible: { button: 'Toujours disponible', done: 'Votre annonce est en ligne, confirmée aujourd’hui.' },
    partie: { button: 'C’est loué', done: 'Votre annonce est marquée comme louée et a quitté les listes.' },
  },
  demande: {
    disponible: { button: 'Je cherche toujours', done: 'Votre demande est en ligne, confirmée aujourd’hui.' },
    partie: { button: 'J’ai trouvé', done: 'Votre demande a quitté les listes. Un clic la réveille si besoin.' },
  },
}
