import type { VisiteDemo } from './types.ts'

const bureau = 'Grande chambre avec bureau, à deux pas du Twin Center'
const place = 'Porte bleue, 3e étage, sonnez à «\u00a0Alami\u00a0»'

/** For « chercheur »: one that waits for an answer, one tomorrow, one that is over. Another one for « proprietaire ». */
export const visites: VisiteDemo[] = [
  {
    titre: bureau,
    visiteur: 'chercheur',
    texte: 'Bonjour, la chambre est-elle encore libre\u00a0? J’aimerais la visiter cette semaine.',
    etat: 'proposee',
    moments: [
      { jours: 1, heure: '18:30' },
      { jours: 2, heure: '12:00' },
      { jours: 3, heure: '10:00' },
    ],
    rendezVous: place,
    mot: 'Le tramway est à deux minutes.',
  },
  {
    titre: bureau,
    visiteur: 'ayoub.m',
    texte: 'Bonjour, stagiaire à Nouaceur pour six mois. Puis-je visiter\u00a0?',
    etat: 'confirmee',
    moments: [{ jours: 1, heure: '17:00' }],
    rendezVous: place,
  },
  {
    titre: 'Chambre vue mer près de la Grande Mosquée',
    visiteur: 'chercheur',
    texte: 'Bonjour, est-il possible de visiter en fin de journée\u00a0?',
    etat: 'confirmee',
    moments: [{ jours: 1, heure: '19:30' }],
    rendezVous: 'Devant la pharmacie, je descends vous chercher.',
  },
  {
    titre: 'Chambre au calme dans une maison avec patio',
    visiteur: 'chercheur',
    texte: 'Bonjour, je peux passer mercredi si cela vous convient.',
    etat: 'passee',
    moments: [{ jours: -3, heure: '16:00' }],
    reponse: 'conforme',
  },
]
