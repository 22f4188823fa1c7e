import { accueilNames, accueils, logementNames, logementTypes } from './enumerations.ts'
import type { Faits } from './faits.ts'

/**
 * Every flag, number, choice and date of an offer, in the order of forms and of each section of its page. Flags and
 * choices filter the search and alerts by themselves, numbers and dates by the bounds in `offres-filtres.ts`.
 *
 * What a home is like is verified as texts are: seekers filter by it, and « charges comprises » or « coloc féminine »
 * would otherwise be promised after an administrator looked.
 */
export const offreFaits = {
  prix: { kind: 'number', label: 'Prix', tolerance: 0.15 },
  superficie: { kind: 'number', label: 'Superficie', verified: true },
  nbrColoc: { kind: 'number', label: 'Recherche', verified: true },
  dateDisponibilite: { kind: 'date', label: 'Disponibilité' },
  duree: { kind: 'number', label: 'Durée' },
  logementType: {
    kind: 'choice',
    label: 'Type de logement',
    values: logementTypes,
    names: logementNames,
    verified: true,
  },
  meuble: {
    kind: 'flag',
    section: 'logement',
    label: 'Meublé',
    no: 'À meubler',
    question: 'Meubles',
    card: true,
    verified: true,
  },
  chargesComprises: {
    kind: 'flag',
    section: 'logement',
    label: 'Charges comprises',
    no: 'Charges en plus',
    card: true,
    verified: true,
  },
  caution: {
    kind: 'number',
    section: 'logement',
    label: 'Caution',
    min: 0,
    max: 1_000_000,
    unit: 'dh',
    error: 'La caution est un montant entier en dirhams, de 0 à 1 000 000.',
    verified: true,
  },
  etage: {
    kind: 'number',
    section: 'logement',
    label: 'Étage',
    min: -2,
    max: 60,
    help: '0 pour le rez-de-chaussée.',
    error: 'L’étage est un nombre entier, de −2 à 60 (0 pour le rez-de-chaussée).',
    verified: true,
  },
  internet: {
    kind: 'flag',
    section: 'logement',
    label: 'Internet',
    no: 'Sans internet',
    card: true,
    verified: true,
  },
  climatisation: {
    kind: 'flag',
    section: 'logement',
    label: 'Climatisation',
    no: 'Sans climatisation',
    card: true,
    verified: true,
  },
  parking: { kind: 'flag', section: 'logement', label: 'Parking', no: 'Sans parking', card: true, verified: true },
  balcon: { kind: 'flag', section: 'logement', label: 'Balcon', no: 'Sans balcon', card: true, verified: true },
  accueille: {
    kind: 'choice',
    section: 'vie',
    label: 'Qui est le bienvenu',
    values: accueils,
    names: accueilNames,
    error: 'Choisissez qui est le bienvenu.',
    card: true,
    verified: true,
  },
  colocatairesActuels: {
    kind: 'number',
    section: 'vie',
    label: 'Colocataires actuels',
    min: 0,
    max: 10,
    help: 'Ceux qui y habitent déjà, de 0 à 10.',
    error: 'Le nombre de colocataires actuels va de 0 à 10.',
    verified: true,
  },
  fumeurs: {
    kind: 'flag',
    section: 'vie',
    label: 'Fumeurs acceptés',
    no: 'Sans tabac',
    question: 'Fumeurs',
    verified: true,
  },
  animaux: { kind: 'flag', section: 'vie', label: 'Animaux acceptés', no: 'Sans animaux', verified: true },
} as const satisfies Faits

type OffreFaits = typeof offreFaits

/** Those that an owner may leave out: null where the offer does not say, which is not false. */
export type OptionalFait = {
  [Name in keyof OffreFaits]: OffreFaits[Name] extends { section: string } ? Name : never
}[keyof OffreFaits]

export const optionalFaits = Object.fromEntries(
  Object.entries(offreFaits).filter(([, fait]) => 'section' in fait),
) as Pick<OffreFaits, OptionalFait>
