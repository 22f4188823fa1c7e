import * as texts from '#texts/faits'
import { accueilNames, accueils, logementNames, logementTypes, publieurNames, publieurs } from './enumerations.ts'
import type { Faits } from './faits.ts'

/**
 * Every flag, number, choice and date of an offer, in the order of forms and of each section of its page. Flags filter
 * the search and alerts by themselves, the others by what `offres-filtres.ts` says of them.
 *
 * What a home is like is verified as texts are: seekers filter by it, and « charges comprises » or « coloc féminine »
 * would otherwise be promised after an administrator looked.
 */
export const offreFaits = {
  prix: { kind: 'number', label: texts.prix, tolerance: 0.15 },
  superficie: { kind: 'number', label: texts.superficie, verified: true },
  nbrColoc: { kind: 'number', label: texts.nbrColoc, verified: true },
  dateDisponibilite: { kind: 'date', label: texts.disponibilite },
  duree: { kind: 'number', label: texts.duree },
  logementType: {
    kind: 'choice',
    label: texts.logementType,
    values: logementTypes,
    names: logementNames,
    verified: true,
  },
  publiePar: {
    kind: 'choice',
    section: 'publication',
    label: texts.publiePar,
    values: publieurs,
    names: publieurNames,
    error: texts.publieParError,
    asked: true,
    card: true,
    verified: true,
  },
  frais: {
    kind: 'number',
    section: 'publication',
    label: texts.frais,
    min: 0,
    max: 100_000,
    unit: texts.dirhams,
    help: texts.fraisHelp,
    error: texts.fraisError,
    asked: true,
    onlyIf: { fait: 'publiePar', is: 'AGENCE' },
    verified: true,
  },
  meuble: {
    kind: 'flag',
    section: 'logement',
    label: texts.meuble,
    no: texts.meubleNo,
    question: texts.meubleQuestion,
    card: true,
    verified: true,
  },
  chargesComprises: {
    kind: 'flag',
    section: 'logement',
    label: texts.charges,
    no: texts.chargesNo,
    card: true,
    verified: true,
  },
  caution: {
    kind: 'number',
    section: 'logement',
    label: texts.caution,
    min: 0,
    max: 1_000_000,
    unit: texts.dirhams,
    error: texts.cautionError,
    verified: true,
  },
  etage: {
    kind: 'number',
    section: 'logement',
    label: texts.etage,
    min: -2,
    max: 60,
    help: texts.etageHelp,
    error: texts.etageError,
    verified: true,
  },
  internet: {
    kind: 'flag',
    section: 'logement',
    label: texts.internet,
    no: texts.internetNo,
    card: true,
    verified: true,
  },
  climatisation: {
    kind: 'flag',
    section: 'logement',
    label: texts.climatisation,
    no: texts.climatisationNo,
    card: true,
    verified: true,
  },
  parking: { kind: 'flag', section: 'logement', label: texts.parking, no: texts.parkingNo, card: true, verified: true },
  balcon: { kind: 'flag', section: 'logement', label: texts.balcon, no: texts.balconNo, card: true, verified: true },
  accueille: {
    kind: 'choice',
    section: 'vie',
    label: texts.accueille,
    values: accueils,
    names: accueilNames,
    error: texts.accueilleError,
    card: true,
    verified: true,
  },
  colocatairesActuels: {
    kind: 'number',
    section: 'vie',
    label: texts.colocatairesActuels,
    min: 0,
    max: 10,
    help: texts.colocatairesActuelsHelp,
    error: texts.colocatairesActuelsError,
    verified: true,
  },
  fumeurs: {
    kind: 'flag',
    section: 'vie',
    label: texts.fumeurs,
    no: texts.fumeursNo,
    question: texts.fumeursQuestion,
    verified: true,
  },
  animaux: { kind: 'flag', section: 'vie', label: texts.animaux, no: texts.animauxNo, verified: true },
} as const satisfies Faits

type OffreFaits = typeof offreFaits

/** Those that an owner may leave out: null where the offer does not say, which is not false. */
export type OptionalFait = {
  [Name in keyof OffreFaits]: OffreFaits[Name] extends { section: string } ? Name : never
}[keyof OffreFaits]

export const optionalFaits = Object.fromEntries(
  Object.entries(offreFaits).filter(([, fait]) => 'section' in fait),
) as Pick<OffreFaits, OptionalFait>
