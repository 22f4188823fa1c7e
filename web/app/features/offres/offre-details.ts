import { type Offre, OffreEdition, OffreForm } from '@colocdar/contracts/offres'
import { offreFormFields } from '@colocdar/contracts/offres-fields'
import { readTyped, type TypedFields, toTyped, typedFieldOf } from '../../lib/forms/typed-fields.ts'
import { parseWith, typedSchema } from '../../lib/forms/typed-schema.ts'

/** The details of a home as they are typed. */
export type OffreDetails = TypedFields<typeof offreFormFields>

export const emptyDetails: OffreDetails = toTyped(offreFormFields, {})

/** What the edit form starts with. */
export const detailsOf = (offre: Offre): OffreDetails => toTyped(offreFormFields, offre)

const read = (details: OffreDetails) => readTyped(offreFormFields, details)

/** The spec's « all offer info complete »; null as long as something is missing or wrong. */
export const parseDetails = (details: OffreDetails) => parseWith(OffreForm, read(details))

export const detailsSchema = typedSchema({ contract: OffreForm, read, fieldOf: typedFieldOf })

/** More lenient than the wizard: no area and no flatmates count as 0, no duration as none. */
export const editionSchema = typedSchema({ contract: OffreEdition, read, fieldOf: typedFieldOf })
