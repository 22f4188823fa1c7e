import type { FraicheurKind } from '@colocdar/contracts/fraicheur'

export const woken = 'Annonce réveillée'
export const confirmed = 'Annonce confirmée'
export const wake = 'Réveiller l’annonce'
export const still: Record<FraicheurKind, string> = { offre: 'Toujours disponible', demande: 'Je cherche toujours' }
export const notConfirmed = 'La confirmation n’est pas partie. Réessayez dans un instant.'
export const asleep = 'Annonce endormie'
export const asleepHelp = 'Sans nouvelles de vous depuis un mois, elle a quitté les listes.'
export const confirmedAgo = 'confirmée {ago}'
