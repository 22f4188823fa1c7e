import type { Filtres, FiltreValues } from './filtres.ts'

/** Every filter of the search of requests, as in `offres-filtres.ts`. */
export const demandeFiltres = {
  villeId: { kind: 'ville', label: 'Ville' },
  q: { kind: 'text', label: 'Mots-clés', max: 100 },
  quartier: { kind: 'text', label: 'Quartier', max: 120 },
  budgetMin: {
    kind: 'number',
    fait: 'budget',
    bound: 'min',
    label: 'Budget minimum',
    max: 1_000_000,
    prefix: 'Dès',
    unit: 'dh',
    atMost: 'budgetMax',
  },
  budgetMax: {
    kind: 'number',
    fait: 'budget',
    bound: 'max',
    label: 'Budget maximum',
    max: 1_000_000,
    prefix: 'Jusqu’à',
    unit: 'dh',
  },
  /** Those who can move in on that day. */
  dispoLe: { kind: 'date', fait: 'dateDisponibilite', bound: 'max', label: 'Disponible le', prefix: 'Disponible le' },
} as const satisfies Filtres

export type DemandeFiltres = FiltreValues<typeof demandeFiltres>
export type DemandeFiltre = keyof typeof demandeFiltres

/** Orders of the list; the first is the default. */
export const demandeTris = ['recent', 'budget', '-budget', 'dispo'] as const
export type DemandeTri = (typeof demandeTris)[number]

export const demandeTriNames: Record<DemandeTri, string> = {
  recent: 'Les plus récentes',
  budget: 'Budget croissant',
  '-budget': 'Budget décroissant',
  dispo: 'Disponibles le plus tôt',
}
