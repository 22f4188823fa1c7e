import { lazy, Suspense } from 'react'
import * as texts from '#texts/features/offres/components/edit'
import * as fields from '#texts/features/offres/components/owner'
import { logementOptions } from '../../../lib/forms/logement-options.ts'
import type { SchemaFormOf } from '../../../lib/forms/use-schema-form.ts'
import type { Option } from '../../../ui/fields/select-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { CoordonneesNote } from '../../../ui/forms/coordonnees-note.tsx'
import { DisponibiliteFields } from '../../../ui/forms/disponibilite-fields.tsx'
import { QuartierField } from '../../villes/components/quartier-field.tsx'
import type { OffreDetails } from '../offre-details.ts'
import { AskedFaitsFields, OffreFaitsFields } from './offre-faits-fields.tsx'

// By itself: its field of suggestions would become one of the parts that every page loads. The form works without it.
const ReperesField = lazy(() =>
  import('../../reperes/components/reperes-field.tsx').then(
    (module) => ({ default: module.ReperesField }),
    () => ({ default: () => null }),
  ),
)

interface OffreDetailsFieldsProps {
  form: Pick<SchemaFormOf<OffreDetails, unknown>, 'field' | 'values' | 'setValue'>
  villes: readonly Option[]
  /** The earliest day that can be chosen. */
  minDate?: string
  /** Marks the numbers as required; an edit may leave them out. */
  numbersRequired?: boolean
}

/** The fields of an offer in the spec's order, for the wizard and the edit form. */
export const OffreDetailsFields = ({ form, villes, minDate, numbersRequired = false }: OffreDetailsFieldsProps) => (
  <div className="grid gap-5 sm:grid-cols-2">
    <div className="sm:col-span-2">
      <TextField
        label={fields.titre}
        required
        placeholder={texts.titrePlaceholder}
        help={texts.titreHelp}
        {...form.field('titre')}
      />
    </div>
    <SelectField
      label={fields.ville}
      required
      placeholder={texts.choose}
      options={villes}
      {...form.field('villeId')}
      onChange={({ target }) => {
        form.setValue('villeId', target.value)
        // Landmarks belong to their city.
        form.setValue('reperes', '')
      }}
    />
    <QuartierField
      villeId={form.values.villeId}
      onSpelled={(nom) => form.setValue('quartier', nom)}
      {...form.field('quartier')}
    />
    <div className="sm:col-span-2">
      <TextField
        label={fields.adresse}
        autoComplete="street-address"
        help={texts.adresseHelp}
        {...form.field('adresse')}
      />
    </div>
    <div className="sm:col-span-2">
      <TextArea
        label={fields.description}
        required
        rows={6}
        help={texts.descriptionHelp}
        {...form.field('description')}
      />
    </div>
    <CoordonneesNote texts={[form.values.titre, form.values.adresse, form.values.description]} />
    <TextField
      label={fields.prix}
      required
      inputMode="decimal"
      unit={fields.dirhams}
      help={texts.prixHelp}
      {...form.field('prix')}
    />
    <TextField
      label={fields.superficie}
      required={numbersRequired}
      inputMode="decimal"
      unit={fields.squareMetres}
      {...form.field('superficie')}
    />
    <TextField label={fields.nbrColoc} required={numbersRequired} inputMode="numeric" {...form.field('nbrColoc')} />
    <SelectField
      label={fields.logementType}
      required
      placeholder={texts.choose}
      options={logementOptions}
      {...form.field('logementType')}
    />
    <div className="flex flex-col gap-5 sm:col-span-2">
      <DisponibiliteFields
        chosen={form.values.disponibilite}
        choice={form.field('disponibilite')}
        date={{ min: minDate, ...form.field('specificDate') }}
      />
    </div>
    <TextField
      label={texts.duree}
      required={numbersRequired}
      inputMode="numeric"
      unit={texts.months}
      {...form.field('duree')}
    />
    <AskedFaitsFields form={form} />
    <div className="sm:col-span-2">
      <Suspense>
        <ReperesField
          villeId={form.values.villeId}
          onChosen={(list) => form.setValue('reperes', list)}
          {...form.field('reperes')}
        />
      </Suspense>
    </div>
    <div className="sm:col-span-2">
      <OffreFaitsFields form={form} />
    </div>
  </div>
)
