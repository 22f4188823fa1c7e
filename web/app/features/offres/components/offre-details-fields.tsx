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
import { OffreFaitsFields } from './offre-faits-fields.tsx'

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
        label="Titre"
        required
        placeholder="Chambre lumineuse près du tramway"
        help="Les 25 premiers caractères se lisent dans les listes."
        {...form.field('titre')}
      />
    </div>
    <SelectField label="Ville" required placeholder="Choisir..." options={villes} {...form.field('villeId')} />
    <QuartierField
      villeId={form.values.villeId}
      onSpelled={(nom) => form.setValue('quartier', nom)}
      {...form.field('quartier')}
    />
    <div className="sm:col-span-2">
      <TextField
        label="Adresse"
        autoComplete="street-address"
        help="Facultatif, la rue suffit. Elle est montrée telle quelle."
        {...form.field('adresse')}
      />
    </div>
    <div className="sm:col-span-2">
      <TextArea
        label="Description"
        required
        rows={6}
        help="La chambre, l’appartement, le quartier, et avec qui on y vit. N’y mettez pas votre numéro&nbsp;: il est protégé."
        {...form.field('description')}
      />
    </div>
    <CoordonneesNote texts={[form.values.titre, form.values.adresse, form.values.description]} />
    <TextField label="Prix" required inputMode="decimal" unit="dh" help="Par mois." {...form.field('prix')} />
    <TextField
      label="Superficie"
      required={numbersRequired}
      inputMode="decimal"
      unit="m²"
      {...form.field('superficie')}
    />
    <TextField
      label="Nombre de colocataires"
      required={numbersRequired}
      inputMode="numeric"
      {...form.field('nbrColoc')}
    />
    <SelectField
      label="Type de logement"
      required
      placeholder="Choisir..."
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
    <TextField label="Durée" required={numbersRequired} inputMode="numeric" unit="mois" {...form.field('duree')} />
    <div className="sm:col-span-2">
      <OffreFaitsFields form={form} />
    </div>
  </div>
)
