import type { ModificationDemo } from './types.ts'

export const modifications: ModificationDemo[] = [
  {
    titre: 'Chambre à Guéliz pour télétravailleur',
    contenu: {
      description:
        'Chambre claire avec un bureau réglable et une fibre qui tient les visioconférences. Nouveau depuis la semaine dernière : un climatiseur, et un coin lecture sur la terrasse. Deux colocataires, lève-tôt tous les deux.',
    },
    ageHeures: 2,
  },
]
