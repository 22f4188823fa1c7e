import * as texts from '#texts/references'

export const langues = [
  'Arabe',
  'Darija',
  'Amazigh',
  'Français',
  'Anglais',
  'Espagnol',
  'Allemand',
  'Italien',
  'Portugais',
  'Turc',
] as const

export const tags = [
  'Sport',
  'Cuisine',
  'Lecture',
  'Musique',
  'Voyage',
  'Cinéma',
  'Jeux vidéo',
  'Randonnée',
  'Photographie',
  'Football',
  'Surf',
  'Yoga',
  'Art',
  'Jardinage',
  'Bénévolat',
  'Langues étrangères',
  'Télétravail',
  'Étudiant',
  'Jeune actif',
  'Non-fumeur',
  'Calme',
  'Lève-tôt',
  'Couche-tard',
  'Animaux bienvenus',
] as const

export type Langue = (typeof langues)[number]
export type Tag = (typeof tags)[number]

/** A language or an interest in words; what a member wrote stays as typed. */
export const referenceName = (value: string): string => texts.nameOf(value)
