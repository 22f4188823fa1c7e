import { type Accueil, accueils, type LogementType, logementTypes } from './enumerations.ts'
import type { Filtres, FiltreValues } from './filtres.ts'

const logementNames: Record<LogementType, string> = {
  CHAMBRE: 'Chambre',
  VILLA: 'Villa',
  APPARTEMENT: 'Appartement',
  STUDIO: 'Studio',
}

const accueilNames: Record<Accueil, string> = {
  TOUS: 'Ouvert à tous',
  FEMMES: 'Coloc féminine',
  HOMMES: 'Coloc masculine',
}

/**
 * Every filter of the search of offers, in the order of forms and chips. Query parameters, checks, chips, alerts and
 * the SQL of the search follow from this list. A flag asks for a yes (`true`), or excludes the yes (`false`): an offer
 * that does not say is left out only when the filter asks for a yes.
 */
export const offreFiltres = {
  villeId: { kind: 'ville', label: 'Ville' },
  q: { kind: 'text', label: 'Mots-clés', max: 100 },
  quartier: { kind: 'text', label: 'Quartier', max: 120 },
  prixMin: { kind: 'number', label: 'Loyer minimum', max: 1_000_000, prefix: 'Dès', unit: 'dh', atMost: 'prixMax' },
  prixMax: { kind: 'number', label: 'Loyer maximum', max: 1_000_000, prefix: 'Jusqu’à', unit: 'dh' },
  logementType: { kind: 'choices', label: 'Type de logement', names: logementNames, values: logementTypes },
  superficieMin: { kind: 'number', label: 'Superficie minimum', max: 100_000, prefix: 'Dès', unit: 'm²' },
  dispoLe: { kind: 'date', label: 'Libre le', prefix: 'Libre le' },
  dureeMax: { kind: 'number', label: 'Durée maximum', max: 120, prefix: 'Jusqu’à', unit: 'mois' },
  meuble: { kind: 'flag', label: 'Meublé', no: 'Non meublé' },
  chargesComprises: { kind: 'flag', label: 'Charges comprises', no: 'Charges en plus' },
  internet: { kind: 'flag', label: 'Internet', no: 'Sans internet' },
  climatisation: { kind: 'flag', label: 'Climatisation', no: 'Sans climatisation' },
  parking: { kind: 'flag', label: 'Parking', no: 'Sans parking' },
  fumeurs: { kind: 'flag', label: 'Fumeurs acceptés', no: 'Non-fumeurs' },
  animaux: { kind: 'flag', label: 'Animaux acceptés', no: 'Sans animaux' },
  accueille: { kind: 'choices', label: 'Qui est le bienvenu', names: accueilNames, values: accueils },
} as const satisfies Filtres

/** What somebody looks for: also the form in which an alert keeps it. */
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
