import type { SignalementDemo } from './types.ts'

/** Two people are not enough to hide an offer before somebody has decided. */
export const signalements: SignalementDemo[] = [
  {
    auteur: 'chercheur',
    titre: 'Studio blanc et bois, immeuble des années soixante',
    motif: 'INDISPONIBLE',
    texte: 'J’ai appelé hier : le studio est loué depuis une semaine.',
    ageHeures: 20,
  },
  {
    auteur: 'lina.s',
    titre: 'Studio blanc et bois, immeuble des années soixante',
    motif: 'FAUX',
    texte: null,
    ageHeures: 6,
  },
]
