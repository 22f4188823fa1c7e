import { applies, onlyApplying } from '@colocdar/contracts/faits'
import { type Offre, OffreEdition, OffreForm } from '@colocdar/contracts/offres'
import { type OptionalFait, optionalFaits } from '@colocdar/contracts/offres-faits'
import { offreFields } from '@colocdar/contracts/offres-fields'
import * as edit from '#texts/features/offres/components/edit'
import * as fields from '#texts/features/offres/components/owner'
import * as reperes from '#texts/features/reperes'
import * as ui from '#texts/ui'
import { today } from '../../lib/forms/disponibilite.ts'
import type { FormSchema } from '../../lib/forms/form-schema.ts'
import { readTyped, type TypedFields, toTyped, typedFieldOf } from '../../lib/forms/typed-fields.ts'
import { errorsWith, parseWith, typedSchema } from '../../lib/forms/typed-schema.ts'

/** The details of a home as they are typed. */
export type OffreDetails = TypedFields<typeof offreFields>

export const emptyDetails: OffreDetails = toTyped(offreFields, {})

/** What the edit form starts with. */
export const detailsOf = (offre: Offre): OffreDetails => toTyped(offreFields, offre)

const read = (details: OffreDetails) => readTyped(offreFields, onlyApplying(optionalFaits, details, ''))

/** The spec's « all offer info complete »; null as long as something is missing or wrong. */
export const parseDetails = (details: OffreDetails) =>
  issuesOfNew(details).length > 0 ? null : parseWith(OffreForm, read(details))

/** What the forms refuse and the contract does not. */
const withIssues = <Output>(
  contract: FormSchema<unknown, Output>,
  issuesOf: (details: OffreDetails) => { path: string[]; message: string }[],
): FormSchema<OffreDetails, Output> => {
  const checked = typedSchema({ contract, read, fieldOf: typedFieldOf })
  return {
    '~standard': {
      validate: async (value) => {
        const verdict = await checked['~standard'].validate(value)
        const issues = [...(verdict.issues ?? []), ...issuesOf(value as OffreDetails)]
        return issues.length > 0 ? { issues } : verdict
      },
    },
  }
}

/** Questions without an answer. The API takes such offers, from clients who do not know the questions. */
const unanswered = (details: OffreDetails) =>
  Object.entries(optionalFaits).flatMap(([name, fait]) =>
    'asked' in fait && applies(fait, details) && details[name as OptionalFait].trim() === ''
      ? [{ path: [name], message: fait.error }]
      : [],
  )

/** The contract knows no clock, and an edit may leave an old date: a past day is refused for a new offer only. */
const issuesOfNew = (details: OffreDetails) => [
  ...unanswered(details),
  ...(hasPastDate(details) ? [{ path: ['specificDate'], message: edit.pastDate }] : []),
]

// The picker offers no past day, but a day can be typed, or pass while the draft waits.
const hasPastDate = ({ disponibilite, specificDate }: OffreDetails): boolean =>
  disponibilite === 'SPECIFIC' && specificDate !== '' && specificDate < today()

export const detailsSchema = withIssues(OffreForm, issuesOfNew)

/** More lenient than the wizard: no area and no flatmates count as 0, no duration as none. */
export const editionSchema = withIssues(OffreEdition, unanswered)

const { publiePar, frais, ...others } = Object.fromEntries(
  Object.entries(optionalFaits).map(([name, { label }]) => [name, label]),
) as Record<OptionalFait, string>

/** The labels of the form, in its order. */
const labels: Record<keyof OffreDetails, string> = {
  titre: fields.titre,
  villeId: fields.ville,
  quartier: fields.quartier,
  adresse: fields.adresse,
  description: fields.description,
  prix: fields.prix,
  superficie: fields.superficie,
  nbrColoc: fields.nbrColoc,
  logementType: fields.logementType,
  disponibilite: ui.disponibilite,
  specificDate: ui.disponibiliteDate,
  duree: edit.duree,
  publiePar,
  frais,
  reperes: reperes.group,
  ...others,
}

/** What a new offer still lacks, or has wrong, by the labels of its fields. */
export const missingFrom = (details: OffreDetails): string[] => {
  const missing = new Set([
    ...Object.keys(errorsWith(OffreForm, read(details))).map((name) => typedFieldOf(name, details)),
    ...issuesOfNew(details).flatMap(({ path }) => path),
  ])
  return Object.entries(labels).flatMap(([name, label]) => (missing.has(name) ? [label] : []))
}
