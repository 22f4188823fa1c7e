import type { DemandeFormData, TypedDemande } from './demande-form-data.ts'

interface Check {
  field: keyof TypedDemande
  message: string
  fails: (data: DemandeFormData, today: string) => boolean
}

// The picker offers no day that has passed, but a day can be typed, or pass while the draft waits.
const lacksDate = ({ dateDisponibilite, specificDate }: DemandeFormData, today: string): boolean =>
  dateDisponibilite === 'SPECIFIC' && specificDate < today

/** Step 2, in the spec's order: the first one that fails is the one shown. */
const preferencesChecks: readonly Check[] = [
  { field: 'titre', message: "Veuillez entrer un titre pour l'offre.", fails: ({ titre }) => titre === '' },
  {
    field: 'description',
    message: "Veuillez fournir une description de l'offre.",
    fails: ({ description }) => description === '',
  },
  { field: 'villeId', message: 'Veuillez sélectionner une ville.', fails: ({ villeId }) => villeId === null },
  {
    field: 'quartier',
    message: 'Veuillez entrer le quartier de la colocation.',
    fails: ({ quartier }) => quartier === '',
  },
  { field: 'budget', message: 'Veuillez entrer un budget valide.', fails: ({ budget }) => budget === null },
  {
    field: 'dateDisponibilite',
    message: 'Veuillez sélectionner une option de disponibilité.',
    fails: ({ dateDisponibilite }) => dateDisponibilite === '',
  },
  { field: 'specificDate', message: 'Veuillez spécifier une date de disponibilité.', fails: lacksDate },
  { field: 'duree', message: 'Veuillez entrer une durée valide en mois.', fails: ({ duree }) => duree === null },
]

/** Step 3, for those who jumped there. */
const summaryChecks: readonly Omit<Check, 'field'>[] = [
  { message: 'Le titre est requis.', fails: ({ titre }) => titre === '' },
  { message: 'La ville est requise.', fails: ({ villeId }) => villeId === null },
  { message: 'Le quartier est requis.', fails: ({ quartier }) => quartier === '' },
  { message: 'Le budget est requis.', fails: ({ budget }) => budget === null },
  { message: 'La description est requise.', fails: ({ description }) => description === '' },
  { message: 'La durée est requise.', fails: ({ duree }) => duree === null },
  { message: 'La disponibilité est requise.', fails: ({ dateDisponibilite }) => dateDisponibilite === '' },
  { message: 'Une date de disponibilité spécifique est requise.', fails: lacksDate },
]

export const firstProblem = (data: DemandeFormData, today: string): Pick<Check, 'field' | 'message'> | null =>
  preferencesChecks.find(({ fails }) => fails(data, today)) ?? null

/** Everything that keeps a request from being sent. */
export const missingFrom = (data: DemandeFormData, today: string): string[] =>
  summaryChecks.filter(({ fails }) => fails(data, today)).map(({ message }) => message)
