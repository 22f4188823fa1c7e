import { type Offre, OffreEdition, OffreForm } from '@colocdar/contracts/offres'
import { offreFields } from '@colocdar/contracts/offres-fields'
import { pastDate } from '#texts/features/offres/components/edit'
import { today } from '../../lib/forms/disponibilite.ts'
import { readTyped, type TypedFields, toTyped, typedFieldOf } from '../../lib/forms/typed-fields.ts'
import { parseWith, typedSchema } from '../../lib/forms/typed-schema.ts'

/** The details of a home as they are typed. */
export type OffreDetails = TypedFields<typeof offreFields>

export const emptyDetails: OffreDetails = toTyped(offreFields, {})

/** What the edit form starts with. */
export const detailsOf = (offre: Offre): OffreDetails => toTyped(offreFields, offre)

const read = (details: OffreDetails) => readTyped(offreFields, details)

/** The spec's « all offer info complete »; null as long as something is missing or wrong. */
export const parseDetails = (details: OffreDetails) =>
  hasPastDate(details) ? null : parseWith(OffreForm, read(details))

const checkedSchema = typedSchema({ contract: OffreForm, read, fieldOf: typedFieldOf })

/** The contract knows no clock, and an edit may leave an old date: a past day is refused for a new offer only. */
export const detailsSchema: typeof checkedSchema = {
  '~standard': {
    validate: async (value) => {
      const verdict = await checkedSchema['~standard'].validate(value)
      if (!hasPastDate(value as OffreDetails)) return verdict
      return { issues: [...(verdict.issues ?? []), { path: ['specificDate'], message: pastDate }] }
    },
  },
}

// The picker offers no past day, but a day can be typed, or pass while the draft waits.
const hasPastDate = ({ disponibilite, specificDate }: OffreDetails): boolean =>
  disponibilite === 'SPECIFIC' && specificDate !== '' && specificDate < today()

/** More lenient than the wizard: no area and no flatmates count as 0, no duration as none. */
export const editionSchema = typedSchema({ contract: OffreEdition, read, fieldOf: typedFieldOf })
