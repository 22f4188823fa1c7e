import { offreFiltres } from '@colocdar/contracts/offres-filtres'
import type { SchemaFormOf } from '../../../lib/forms/use-schema-form.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { YesNoField } from '../../../ui/fields/yes-no-field.tsx'
import { ChevronDown } from '../../../ui/icons.ts'
import type { OffreDetails } from '../offre-details.ts'
import { type FaitField, faitLabels, logementFields, vieFields } from '../offre-faits.ts'

interface OffreFaitsFieldsProps {
  form: Pick<SchemaFormOf<OffreDetails, unknown>, 'field' | 'values'>
}

/** Closed until somebody wants it: an offer can do without, and a long form is left half-way. */
export const OffreFaitsFields = ({ form }: OffreFaitsFieldsProps) => {
  const given = [...vieFields, ...logementFields].filter((field) => form.values[field] !== '').length
  return (
    <details className="group rounded-carte border border-bord bg-papier">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-carte px-5 py-3 focus-visible:rounded-carte [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <span className="font-semibold">Pour être mieux trouvé (facultatif)</span>
          <span className="block text-brume text-sm">
            {given > 0
              ? `${given} sur ${vieFields.length + logementFields.length} renseignés`
              : 'Meublé, charges, caution, avec qui on vit…'}
          </span>
        </span>
        <ChevronDown className="size-5 shrink-0 text-brume transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-8 gap-y-5 border-bord border-t p-5 sm:grid-cols-2">
        <p className="text-brume text-sm sm:col-span-2">
          Les visiteurs filtrent les annonces par ces réponses. Ce que vous ne précisez pas n’est pas montré.
        </p>
        <YesNoField label={faitLabels.meuble} {...form.field('meuble')} />
        <YesNoField label={faitLabels.chargesComprises} {...form.field('chargesComprises')} />
        <TextField label={faitLabels.caution} inputMode="numeric" unit="dh" {...form.field('caution')} />
        <TextField
          label={faitLabels.etage}
          inputMode="numeric"
          help="0 pour le rez-de-chaussée."
          {...form.field('etage')}
        />
        {amenities.map((field) => (
          <YesNoField key={field} label={faitLabels[field]} {...form.field(field)} />
        ))}
        <SelectField
          label={faitLabels.accueille}
          placeholder="Non précisé"
          options={accueilOptions}
          {...form.field('accueille')}
        />
        <TextField
          label={faitLabels.colocatairesActuels}
          inputMode="numeric"
          help="Ceux qui y habitent déjà, de 0 à 10."
          {...form.field('colocatairesActuels')}
        />
        <YesNoField label={faitLabels.fumeurs} {...form.field('fumeurs')} />
        <YesNoField label={faitLabels.animaux} {...form.field('animaux')} />
      </div>
    </details>
  )
}

const amenities: readonly FaitField[] = ['internet', 'climatisation', 'parking']

const accueilOptions = Object.entries(offreFiltres.accueille.names).map(([value, label]) => ({ value, label }))
