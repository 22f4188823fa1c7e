import type { Demande } from './demandes.ts'
import type { Genre } from './enumerations.ts'
import { foldText } from './fold-text.ts'
import type { Offre } from './offres.ts'

/**
 * What an offer and a request are compared by, in the order in which people ask. No more of them: the pages of 1.1 break
 * on one that they do not know, so what came later has a field of its own.
 */
export const criteres = [
  'budget',
  'ville',
  'quartier',
  'type',
  'date',
  'duree',
  'accueil',
  'langues',
  'interets',
] as const
export type Critere = (typeof criteres)[number]

export interface Point {
  critere: Critere
  convient: boolean
  communs?: string[]
}

export interface Comparison {
  points: Point[]
  /** Whether it fits who publishes the offer. */
  publication?: boolean
}

export type ComparedOffre = Pick<
  Offre,
  'prix' | 'villeId' | 'quartier' | 'logementType' | 'dateDisponibilite' | 'duree' | 'accueille' | 'publiePar' | 'frais'
>

export type ComparedDemande = Pick<
  Demande,
  'budget' | 'villeId' | 'quartier' | 'logementType' | 'dateDisponibilite' | 'duree'
>

export interface Person {
  genre: Genre
  langues: readonly string[]
  tags: readonly string[]
}

interface Compared {
  offre: ComparedOffre
  /** Null for a seeker without a public request. */
  demande: ComparedDemande | null
  owner: Person
  seeker: Person
  /** Today in Morocco. */
  today: string
}

/** What fits and what does not. An unknown value on either side makes no point. */
export const compare = ({ demande, ...people }: Compared): Comparison => {
  const points = criteres.flatMap((critere) => {
    if (!demande && !ofPeople.includes(critere)) return []
    const point = rules[critere]({ ...people, demande: demande as ComparedDemande })
    return point === null ? [] : [typeof point === 'boolean' ? { critere, convient: point } : { critere, ...point }]
  })
  const publication = demande && publicationFits(people.offre)
  return publication === null ? { points } : { points, publication }
}

/** These need no request. */
const ofPeople: readonly Critere[] = ['accueil', 'langues', 'interets']

type Rule = (compared: Compared & { demande: ComparedDemande }) => boolean | Omit<Point, 'critere'> | null

const rules: Record<Critere, Rule> = {
  budget: ({ offre, demande }) => offre.prix <= demande.budget,
  ville: ({ offre, demande }) => offre.villeId === demande.villeId,
  // In another city the quartier says nothing.
  quartier: ({ offre, demande }) =>
    offre.villeId === demande.villeId ? foldText(offre.quartier) === foldText(demande.quartier) : null,
  type: ({ offre, demande }) => (demande.logementType ? offre.logementType === demande.logementType : null),
  // A seeker who looks for a home at once, or looked for one by a day that is past, needs it today.
  date: ({ offre: { dateDisponibilite: free }, demande: { dateDisponibilite: wanted }, today }) =>
    wanted ? free <= wanted || free <= today : null,
  duree: ({ offre, demande }) => (offre.duree && demande.duree ? offre.duree <= demande.duree : null),
  accueil: ({ offre, seeker }) => {
    if (!offre.accueille) return null
    if (offre.accueille === 'TOUS') return true
    return seeker.genre === 'NON_SPECIFIE' ? null : seeker.genre === welcomeGenre[offre.accueille]
  },
  langues: ({ owner, seeker }) => {
    if (owner.langues.length === 0 || seeker.langues.length === 0) return null
    const communs = common(owner.langues, seeker.langues)
    return { convient: communs.length > 0, communs }
  },
  // Different interests are no reason against sharing a home.
  interets: ({ owner, seeker }) => {
    const communs = common(owner.tags, seeker.tags)
    return communs.length > 0 ? { convient: true, communs } : null
  },
}

/** Nobody asks for a middleman; one who costs nothing is no reason against a home. */
const publicationFits = ({ publiePar, frais }: ComparedOffre): boolean | null => {
  if (publiePar === 'AGENCE') return frais ? false : null
  return publiePar ? true : null
}

const welcomeGenre = { FEMMES: 'FEMME', HOMMES: 'HOMME' } as const satisfies Record<string, Genre>

const common = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((each) => others.includes(each))
