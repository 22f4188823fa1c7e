import { logementNames, logementTypes } from './enumerations.ts'
import type { Faits } from './faits.ts'

/** Every number, choice and date of a request, as in `offres-faits.ts`. */
export const demandeFaits = {
  budget: { kind: 'number', label: 'Budget', tolerance: 0.15 },
  dateDisponibilite: { kind: 'date', label: 'Disponibilité' },
  duree: { kind: 'number', label: 'Durée' },
  logementType: {
    kind: 'choice',
    label: 'Logement recherché',
    values: logementTypes,
    names: logementNames,
    error: 'Ce type de logement n’existe pas.',
    verified: true,
  },
} as const satisfies Faits
