import { ofKind } from './faits.ts'
import type { Filtres, FiltreValues } from './filtres.ts'
import { offreFaits, optionalFaits } from './offres-faits.ts'

/**
 * Every filter of the search of offers, in the order of forms and chips. Query parameters, checks, chips, alerts and
 * the SQL of the search follow from this list. A flag asks for a yes (`true`), or excludes the yes (`false`): an offer
 * that does not say is left out only when the filter asks for a yes.
 */
export const offreFiltres = {
  villeId: { kind: 'ville', label: 'Ville' },
  q: { kind: 'text', label: 'Mots-clés', max: 100 },
  quartier: { kind: 'text', label: 'Quartier', max: 120 },
  prixMin: {
    kind: 'number',
    fait: 'prix',
    bound: 'min',
    label: 'Loyer minimum',
    max: 1_000_000,
    prefix: 'Dès',
    unit: 'dh',
    atMost: 'prixMax',
  },
  prixMax: {
    kind: 'number',
    fait: 'prix',
    bound: 'max',
    label: 'Loyer maximum',
    max: 1_000_000,
    prefix: 'Jusqu’à',
    unit: 'dh',
  },
  logementType: offreFaits.logementType,
  superficieMin: {
    kind: 'number',
    fait: 'superficie',
    bound: 'min',
    label: 'Superficie minimum',
    max: 100_000,
    prefix: 'Dès',
    unit: 'm²',
  },
  dispoLe: { kind: 'date', fait: 'dateDisponibilite', bound: 'max', label: 'Libre le', prefix: 'Libre le' },
  dureeMax: {
    kind: 'number',
    fait: 'duree',
    bound: 'max',
    label: 'Durée maximum',
    max: 120,
    prefix: 'Jusqu’à',
    unit: 'mois',
  },
  /** No fait of the home: the search keeps it as a flag, which the hourly sweep of freshness takes away again. */
  confirmee: { kind: 'flag', label: 'Confirmée cette semaine', no: 'Pas confirmée cette semaine' },
  ...ofKind(optionalFaits, 'flag'),
  ...ofKind(optionalFaits, 'choice'),
} as const satisfies Filtres

/** The filters in use: also the form in which an alert stores them. */
export type OffreFiltres = FiltreValues<typeof offreFiltres>
export type OffreFiltre = keyof typeof offreFiltres

/** Orders of the list; the first is the default. */
export const offreTris = ['recent', 'prix', '-prix', 'dispo'] as const
export type OffreTri = (typeof offreTris)[number]

export const offreTriNames: Record<OffreTri, string> = {
  recent: 'Les plus récentes',
  prix: 'Loyer croissant',
  '-prix': 'Loyer décroissant',
  dispo: 'Disponibles le plus tôt',
}

/** Orders of any list other than the usual one, as people would type them. */
export const triChips: Readonly<Record<string, string>> = {
  prix: 'Moins cher d’abord',
  '-prix': 'Plus cher d’abord',
  budget: 'Plus petit budget d’abord',
  '-budget': 'Plus grand budget d’abord',
  dispo: 'Libre au plus tôt d’abord',
}
