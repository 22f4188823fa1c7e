import * as texts from '#texts/filtres'
import { ofKind } from './faits.ts'
import type { Filtres, FiltreValues } from './filtres.ts'
import { offreFaits, optionalFaits } from './offres-faits.ts'

/**
 * Every filter of the search of offers, in the order of forms and chips. Query parameters, checks, chips, alerts and
 * the SQL of the search follow from this list. A flag asks for a yes (`true`), or excludes the yes (`false`): an offer
 * that does not say is left out only when the filter asks for a yes.
 */
export const offreFiltres = {
  villeId: { kind: 'ville', label: texts.ville },
  q: { kind: 'text', label: texts.q, max: 100 },
  quartier: { kind: 'text', label: texts.quartier, max: 120 },
  repere: { kind: 'repere', label: texts.repere },
  repereMax: {
    kind: 'number',
    fait: 'repere',
    bound: 'max',
    label: texts.repereMax,
    max: 60,
    prefix: texts.upToMinutes,
    unit: texts.minutes,
  },
  prixMin: {
    kind: 'number',
    fait: 'prix',
    bound: 'min',
    label: texts.loyerMin,
    max: 1_000_000,
    prefix: texts.from,
    unit: texts.dirhams,
    atMost: 'prixMax',
  },
  prixMax: {
    kind: 'number',
    fait: 'prix',
    bound: 'max',
    label: texts.loyerMax,
    max: 1_000_000,
    prefix: texts.upTo,
    unit: texts.dirhams,
  },
  logementType: offreFaits.logementType,
  superficieMin: {
    kind: 'number',
    fait: 'superficie',
    bound: 'min',
    label: texts.superficieMin,
    max: 100_000,
    prefix: texts.from,
    unit: texts.squareMetres,
  },
  dispoLe: { kind: 'date', fait: 'dateDisponibilite', bound: 'max', label: texts.freeOn, prefix: texts.freeOn },
  dureeMax: {
    kind: 'number',
    fait: 'duree',
    bound: 'max',
    label: texts.dureeMax,
    max: 120,
    prefix: texts.upToMonths,
    unit: texts.months,
  },
  /** No fait of the home: the search keeps it as a flag, which the hourly sweep of freshness takes away again. */
  confirmee: { kind: 'flag', label: texts.confirmed, no: texts.notConfirmed },
  /** All that seekers ask of `publiePar`. The search keeps it as a flag, which the function `fait_words` reads from it. */
  sansIntermediaire: { kind: 'flag', label: texts.noMiddleman, no: texts.middleman },
  ...ofKind(optionalFaits, 'flag'),
  accueille: optionalFaits.accueille,
} as const satisfies Filtres

/** The filters in use: also the form in which an alert stores them. */
export type OffreFiltres = FiltreValues<typeof offreFiltres>
export type OffreFiltre = keyof typeof offreFiltres

/** Orders of the list; the first is the default. */
export const offreTris = ['recent', 'prix', '-prix', 'dispo'] as const
export type OffreTri = (typeof offreTris)[number]

export const offreTriNames: Record<OffreTri, string> = {
  recent: texts.newest,
  prix: texts.loyerUp,
  '-prix': texts.loyerDown,
  dispo: texts.soonest,
}

/** Orders of any list other than the usual one, as people would type them. */
export const triChips: Readonly<Record<string, string>> = {
  prix: texts.cheapFirst,
  '-prix': texts.expensiveFirst,
  budget: texts.smallBudgetFirst,
  '-budget': texts.largeBudgetFirst,
  dispo: texts.soonestFirst,
}
