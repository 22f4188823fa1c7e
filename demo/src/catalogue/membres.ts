import { membre } from './membre.ts'
import { actifs } from './membres/actifs.ts'
import { arabophones } from './membres/arabophones.ts'
import { etudiants } from './membres/etudiants.ts'
import { proprietaires } from './membres/proprietaires.ts'
import type { MembreDemo } from './types.ts'

const comptes = [
  membre({
    username: 'admin',
    nom: 'Alaoui',
    prenom: 'Nadia',
    age: 36,
    telephone: '05 22 48 90 12',
    genre: 'FEMME',
    apropos: 'Je vérifie les annonces de Colocdar et je réponds à vos questions.',
    langues: ['Arabe', 'Français', 'Anglais'],
    tags: ['Lecture', 'Voyage', 'Bénévolat'],
    identityVerified: true,
    admin: true,
  }),
  membre({
    username: 'proprietaire',
    nom: 'Bennani',
    prenom: 'Karim',
    age: 41,
    telephone: '06 61 23 45 67',
    genre: 'HOMME',
    apropos:
      'Architecte à Casablanca, je loue des chambres dans des appartements que j’ai rénovés moi-même. J’aime que chacun s’y sente chez soi.',
    langues: ['Arabe', 'Darija', 'Français', 'Anglais'],
    tags: ['Art', 'Photographie', 'Cuisine', 'Non-fumeur'],
    identityVerified: true,
  }),
  membre({
    username: 'chercheur',
    nom: 'El Idrissi',
    prenom: 'Salma',
    age: 23,
    telephone: '+212 6 12-34-56-78',
    genre: 'FEMME',
    apropos:
      'Étudiante en master de finance, calme en semaine et curieuse le week-end. Je cuisine volontiers pour toute la coloc.',
    langues: ['Darija', 'Français', 'Anglais'],
    tags: ['Étudiant', 'Cuisine', 'Cinéma', 'Non-fumeur'],
    identityVerified: true,
  }),
  membre({
    username: 'nouveau',
    nom: null,
    prenom: null,
    age: null,
    telephone: null,
    genre: null,
    apropos: null,
    langues: [],
    tags: [],
    emailVerified: false,
  }),
]

export const membres: MembreDemo[] = [...comptes, ...proprietaires, ...etudiants, ...actifs, ...arabophones]
