import type { JournalObjet } from '@colocdar/contracts/journal'

export const objetLabels: Record<JournalObjet, string> = {
  offre: 'Offre',
  demande: 'Demande',
  avis: 'Avis',
  profil: 'Profil',
  utilisateur: 'Membre',
  conversation: 'Conversation',
  message: 'Message',
  ville: 'Ville',
  article: 'Article',
}
