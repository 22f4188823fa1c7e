import type { ConversationDemo } from './types.ts'

const bureau = 'Grande chambre avec bureau, à deux pas du Twin Center'
const studio = 'Studio refait à neuf, calme sur jardin'

/** Who wrote to « proprietaire » about a room that many want, and about a studio that is rented, the oldest first. */
export const conversations: ConversationDemo[] = [
  {
    titre: studio,
    de: 'kenza.filali',
    messages: ['Bonjour, le studio est-il disponible dès le mois prochain\u00a0? Je travaille à Palmier.'],
    ilYAHeures: 290,
  },
  {
    titre: studio,
    de: 'hamza.chraibi',
    decision: 'retenue',
    messages: ['Bonjour, je peux visiter ce soir.', { texte: 'Parfait, 19 h devant l’immeuble.' }, 'J’y serai, merci.'],
    ilYAHeures: 280,
  },
  {
    titre: studio,
    de: 'imane.bouzid',
    messages: ['Bonsoir, y a-t-il une place pour un vélo\u00a0?', { texte: 'Oui, dans la cour.' }],
    ilYAHeures: 270,
  },
  {
    titre: bureau,
    de: 'adil.q',
    decision: 'declinee',
    messages: [
      'Bonjour, accepteriez-vous 1 500 dh par mois\u00a0?',
      { texte: 'Bonjour, merci de votre intérêt. Le loyer est fixe, je ne peux pas descendre. Bonne recherche\u00a0!' },
    ],
    ilYAHeures: 46,
  },
  {
    titre: bureau,
    de: 'hicham.p',
    decision: 'declinee',
    messages: [
      'Bonjour, je cherche pour trois mois seulement, est-ce possible\u00a0?',
      {
        texte:
          'Bonjour, merci de votre intérêt. Nos dates ou nos attentes ne s’accordent pas tout à fait, et je préfère vous le dire. Bonne recherche\u00a0!',
      },
      'Merci de votre franchise, bonne journée.',
    ],
    ilYAHeures: 40,
  },
  {
    titre: bureau,
    de: 'nizar.g',
    messages: ['Bonjour, alternant en marketing, je cherche au centre. La chambre est-elle encore libre\u00a0?'],
    ilYAHeures: 34,
  },
  {
    titre: bureau,
    de: 'lina.s',
    messages: [
      'Bonjour, je joue du oud le soir, sans ampli. Est-ce que cela gênerait\u00a0?',
      { texte: 'Jusqu’à 21 h, pas du tout.' },
      'Parfait pour moi, quand puis-je visiter\u00a0?',
    ],
    ilYAHeures: 30,
  },
  {
    titre: bureau,
    de: 'ayoub.m',
    decision: 'retenue',
    messages: [
      'Bonjour, stagiaire à Nouaceur pour six mois, non fumeur et plutôt calme. Puis-je passer samedi\u00a0?',
      { texte: 'Bonjour Ayoub, samedi à 11 h vous irait\u00a0?' },
      'Très bien, à samedi.',
    ],
    ilYAHeures: 28,
  },
  {
    titre: bureau,
    de: 'yassine.d',
    messages: ['السلام عليكم، واش البيت باقي خاوي؟ خدام فسيدي معروف وكنقلب على شي حاجة قريبة من الترام.'],
    ilYAHeures: 22,
  },
  {
    titre: bureau,
    de: 'chercheur',
    messages: [
      'Bonjour, étudiante en finance, je cherche un endroit calme pour préparer mes examens. Le bureau est-il dans la chambre\u00a0?',
      { texte: 'Oui, avec une fenêtre juste au-dessus.' },
    ],
    ilYAHeures: 20,
  },
  {
    titre: bureau,
    de: 'soufiane.b',
    messages: ['Bonjour, je pars à 5 h 30 tous les matins, discrètement. Est-ce compatible avec les autres\u00a0?'],
    ilYAHeures: 15,
  },
  {
    titre: bureau,
    de: 'ghita.n',
    messages: ['Bonjour, Zitoun est un petit chien très sage. Y a-t-il une chance\u00a0?'],
    ilYAHeures: 9,
  },
  {
    titre: bureau,
    de: 'ilyas.h',
    messages: ['Bonjour, je finis mes études à Settat en janvier. La chambre peut-elle attendre\u00a0?'],
    ilYAHeures: 6,
  },
  {
    titre: bureau,
    de: 'malak.bennis',
    messages: ['Bonsoir, les charges comprennent-elles internet\u00a0?'],
    ilYAHeures: 3,
  },
  {
    titre: bureau,
    de: 'youssef.amrani',
    messages: ['Bonjour, je suis muté à Casablanca la semaine prochaine et je peux visiter dès lundi.'],
    ilYAHeures: 1,
    nonLu: true,
  },
]
