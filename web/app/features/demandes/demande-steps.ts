import { DemandeWizardForm } from '@colocdar/contracts/demandes'
import * as texts from '#texts/features/demandes/components/wizard'
import type { FormSchema } from '../../lib/forms/form-schema.ts'
import { typedFieldOf } from '../../lib/forms/typed-fields.ts'
import { errorsWith } from '../../lib/forms/typed-schema.ts'
import { type Choices, readDemande, type TypedDemande } from './demande-form-data.ts'

export const demandeSteps = [texts.authorStep, texts.preferencesStep, texts.confirmationStep] as const

/** Indexes of `demandeSteps`. */
export const step = { utilisateur: 0, preferences: 1, confirmation: 2 } as const

type PreferencesField = keyof typeof texts.missing

interface Problem {
  field: keyof TypedDemande
  message: string
}

/** The fields of step 2, in the order in which it says what is missing: the spec's. */
const preferencesFields: readonly PreferencesField[] = [
  'titre',
  'description',
  'villeId',
  'quartier',
  'budget',
  'disponibilite',
  'specificDate',
  'duree',
]

/** The order of step 3, which says it again: the step links can skip step 2. */
const summaryFields: readonly PreferencesField[] = [
  'titre',
  'villeId',
  'quartier',
  'budget',
  'description',
  'duree',
  'disponibilite',
  'specificDate',
]

/** The first thing to correct before leaving step 2. */
export const firstProblem = (typed: TypedDemande, choices: Choices): Problem | null =>
  problemsIn(typed, choices, preferencesFields, texts.missing)[0] ?? null

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
  problemsIn(typed, choices, summaryFields, texts.required).map(({ message }) => message)

/** The contract decides what is wrong. A step has its own words for what is missing; other errors keep the contract's. */
const problemsIn = (
  typed: TypedDemande,
  choices: Choices,
  fields: readonly PreferencesField[],
  messages: Record<PreferencesField, string>,
): Problem[] => {
  const found = Object.entries(errorsWith(DemandeWizardForm, readDemande(typed, choices))).map(([name, error]) => ({
    field: typedFieldOf(name, typed),
    said: error === missing[name] ? null : error,
  }))
  const listed = fields.flatMap((field) =>
    found.filter((problem) => problem.field === field).map(({ said }) => ({ field, message: said ?? messages[field] })),
  )
  // Optional fields are never missing, but may be wrong.
  const others = found.filter(({ field }) => !fields.some((listedField) => listedField === field))
  return [...listed, ...others.map(({ field, said }) => ({ field: field as keyof TypedDemande, message: said ?? '' }))]
}

/** What the contract says of each field when it is missing. */
const missing = errorsWith(DemandeWizardForm, { dateDisponibilite: '' })
