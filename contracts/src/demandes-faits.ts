import * as texts from '#texts/faits'
import { logementNames, logementTypes } from './enumerations.ts'
import type { Faits } from './faits.ts'

/** Every number, choice and date of a request, as in `offres-faits.ts`. */
export const demandeFaits = {
  budget: { kind: 'number', label: texts.budget, tolerance: 0.15 },
  dateDisponibilite: { kind: 'date', label: texts.disponibilite },
  duree: { kind: 'number', label: texts.duree },
  logementType: {
    kind: 'choice',
    label: texts.logementRecherche,
    values: logementTypes,
    names: logementNames,
    error: texts.logementUnknown,
    verified: true,
  },
} as const satisfies Faits
