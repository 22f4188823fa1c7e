import type { JournalObjet } from '@colocdar/contracts/journal'

export const objetLabels: Record<JournalObjet, string> = {
  offre: 'Offre',
  demande: 'Demande',
  avis: 'Avis',
  utilisateur: 'Membre',
  message: 'Message',
  ville: 'Ville',
  article: 'Article',
}
