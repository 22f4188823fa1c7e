import { DemandeWizardForm } from '@colocdar/contracts/demandes'
import type { FormSchema } from '../../lib/forms/form-schema.ts'
import { typedFieldOf } from '../../lib/forms/typed-fields.ts'
import { errorsWith } from '../../lib/forms/typed-schema.ts'
import { type Choices, readDemande, type TypedDemande } from './demande-form-data.ts'

export const demandeSteps = ['Utilisateur', 'Préférences', 'Confirmation'] as const

/** Indexes of `demandeSteps`. */
export const step = { utilisateur: 0, preferences: 1, confirmation: 2 } as const

interface Problem {
  field: keyof TypedDemande
  message: string
}

/** What step 2 says of a missing field, in the spec's order. */
const preferencesMessages: readonly Problem[] = [
  { field: 'titre', message: "Veuillez entrer un titre pour l'offre." },
  { field: 'description', message: "Veuillez fournir une description de l'offre." },
  { field: 'villeId', message: 'Veuillez sélectionner une ville.' },
  { field: 'quartier', message: 'Veuillez entrer le quartier de la colocation.' },
  { field: 'budget', message: 'Veuillez entrer un budget valide.' },
  { field: 'disponibilite', message: 'Veuillez sélectionner une option de disponibilité.' },
  { field: 'specificDate', message: 'Veuillez spécifier une date de disponibilité.' },
  { field: 'duree', message: 'Veuillez entrer une durée valide en mois.' },
]

/** What step 3 says of it: the step links can skip step 2. */
const summaryMessages: readonly Problem[] = [
  { field: 'titre', message: 'Le titre est requis.' },
  { field: 'villeId', message: 'La ville est requise.' },
  { field: 'quartier', message: 'Le quartier est requis.' },
  { field: 'budget', message: 'Le budget est requis.' },
  { field: 'description', message: 'La description est requise.' },
  { field: 'duree', message: 'La durée est requise.' },
  { field: 'disponibilite', message: 'La disponibilité est requise.' },
  { field: 'specificDate', message: 'Une date de disponibilité spécifique est requise.' },
]

/** The first thing to correct before leaving step 2. */
export const firstProblem = (typed: TypedDemande, choices: Choices): Problem | null =>
  problemsIn(typed, choices, preferencesMessages)[0] ?? null

/** Step 2 as a form, which shows one problem at a time. */
export const preferencesSchema = (choices: Choices): FormSchema<TypedDemande, TypedDemande> => ({
  '~standard': {
    validate: (value) => {
      const typed = value as TypedDemande
      const problem = firstProblem(typed, choices)
      return problem ? { issues: [{ path: [problem.field], message: problem.message }] } : { value: typed }
    },
  },
})

/** Everything to correct before sending. */
export const missingFrom = (typed: TypedDemande, choices: Choices): string[] =>
  problemsIn(typed, choices, summaryMessages).map(({ message }) => message)

/** The contract decides what is wrong. A step has its own words for what is missing; other errors keep the contract's. */
const problemsIn = (typed: TypedDemande, choices: Choices, messages: readonly Problem[]): Problem[] => {
  const found = Object.entries(errorsWith(DemandeWizardForm, readDemande(typed, choices))).map(([name, error]) => ({
    field: typedFieldOf(name, typed),
    said: error === missing[name] ? null : error,
  }))
  const listed = messages.flatMap(({ field, message }) =>
    found.filter((problem) => problem.field === field).map(({ said }) => ({ field, message: said ?? message })),
  )
  // Optional fields are never missing, but may be wrong.
  const others = found.filter(({ field }) => !messages.some((message) => message.field === field))
  return [...listed, ...others.map(({ field, said }) => ({ field: field as keyof TypedDemande, message: said ?? '' }))]
}

/** What the contract says of each field when it is missing. */
const missing = errorsWith(DemandeWizardForm, { dateDisponibilite: '' })
