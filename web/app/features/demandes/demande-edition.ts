import { type Demande, DemandeForm } from '@colocdar/contracts/demandes'
import { demandeEditFields } from '@colocdar/contracts/demandes-fields'
import { readTyped, type TypedFields, toTyped, typedFieldOf } from '../../lib/forms/typed-fields.ts'
import { typedSchema } from '../../lib/forms/typed-schema.ts'

/** A request being edited, as it is typed. */
export type DemandeEdition = TypedFields<typeof demandeEditFields>

export const editionOf = (demande: Demande): DemandeEdition => toTyped(demandeEditFields, demande)

export const demandeEditionSchema = typedSchema({
  contract: DemandeForm,
  read: (typed: DemandeEdition) => readTyped(demandeEditFields, typed),
  fieldOf: typedFieldOf,
})
