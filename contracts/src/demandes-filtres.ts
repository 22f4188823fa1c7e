import * as texts from '#texts/filtres'
import type { Filtres, FiltreValues } from './filtres.ts'

/** Every filter of the search of requests, as in `offres-filtres.ts`. */
export const demandeFiltres = {
  villeId: { kind: 'ville', label: texts.ville },
  q: { kind: 'text', label: texts.q, max: 100 },
  quartier: { kind: 'text', label: texts.quartier, max: 120 },
  budgetMin: {
    kind: 'number',
    fait: 'budget',
    bound: 'min',
    label: texts.budgetMin,
    max: 1_000_000,
    prefix: texts.from,
    unit: texts.dirhams,
    atMost: 'budgetMax',
  },
  budgetMax: {
    kind: 'number',
    fait: 'budget',
    bound: 'max',
    label: texts.budgetMax,
    max: 1_000_000,
    prefix: texts.upTo,
    unit: texts.dirhams,
  },
  /** Those who can move in on that day. */
  dispoLe: {
    kind: 'date',
    fait: 'dateDisponibilite',
    bound: 'max',
    label: texts.availableOn,
    prefix: texts.availableOn,
  },
} as const satisfies Filtres

export type DemandeFiltres = FiltreValues<typeof demandeFiltres>
export type DemandeFiltre = keyof typeof demandeFiltres

/** Orders of the list; the first is the default. */
export const demandeTris = ['recent', 'budget', '-budget', 'dispo'] as const
export type DemandeTri = (typeof demandeTris)[number]

export const demandeTriNames: Record<DemandeTri, string> = {
  recent: texts.newest,
  budget: texts.budgetUp,
  '-budget': texts.budgetDown,
  dispo: texts.soonest,
}
