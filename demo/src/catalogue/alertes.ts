import type { AlerteDemo } from './types.ts'

/** The first finds whatever a tour of the demo publishes at an ordinary rent. */
export const alertes: AlerteDemo[] = [
  { membre: 'chercheur', filtres: { prixMax: 5000 }, frequence: 'immediate' },
  {
    membre: 'chercheur',
    ville: 'casablanca',
    filtres: { prixMax: 3000, logementType: ['CHAMBRE'], sansIntermediaire: true },
    frequence: 'quotidienne',
  },
]
