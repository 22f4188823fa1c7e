import { applies } from '@colocdar/contracts/faits'
import { type OptionalFait, optionalFaits } from '@colocdar/contracts/offres-faits'
import * as texts from '#texts/features/offres/components/edit'
import type { SchemaFormOf } from '../../../lib/forms/use-schema-form.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { YesNoField } from '../../../ui/fields/yes-no-field.tsx'
import { ChevronDown } from '../../../ui/icons.ts'
import type { OffreDetails } from '../offre-details.ts'

interface OffreFaitsFieldsProps {
  form: Pick<SchemaFormOf<OffreDetails, unknown>, 'field' | 'values'>
}

const isAsked = (name: OptionalFait) => 'asked' in optionalFaits[name]
const every = Object.keys(optionalFaits) as OptionalFait[]
const names = every.filter((name) => !isAsked(name))

/** What every new offer says; the fees show once an agency publishes. */
export const AskedFaitsFields = ({ form }: OffreFaitsFieldsProps) =>
  every
    .filter((name) => isAsked(name) && applies(optionalFaits[name], form.values))
    .map((name) => <FaitField key={name} name={name} form={form} required />)

/** Closed at first: an offer can do without, and a long form is left half-way. */
export const OffreFaitsFields = ({ form }: OffreFaitsFieldsProps) => {
  const given = names.filter((name) => form.values[name] !== '').length
  return (
    <details className="group rounded-carte border border-bord bg-papier">
      <summary className="flex min-h-14 list-none items-center gap-3 rounded-carte px-5 py-3 focus-visible:rounded-carte [&::-webkit-details-marker]:hidden">
        <span className="flex-1">
          <span className="font-semibold">{texts.optional}</span>
          <span className="block text-brume text-sm">
            {given > 0 ? texts.given(given, names.length) : texts.optionalExamples}
          </span>
        </span>
        <ChevronDown className="size-5 shrink-0 text-brume transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-8 gap-y-5 border-bord border-t p-5 sm:grid-cols-2">
        <p className="text-brume text-sm sm:col-span-2">{texts.optionalUse}</p>
        {names.map((name) => (
          <FaitField key={name} name={name} form={form} />
        ))}
      </div>
    </details>
  )
}

interface FaitFieldProps extends OffreFaitsFieldsProps {
  name: OptionalFait
  required?: boolean
}

const FaitField = ({ name, form, required = false }: FaitFieldProps) => {
  const fait = optionalFaits[name]
  switch (fait.kind) {
    case 'flag':
      return <YesNoField label={fait.label} {...form.field(name)} />
    case 'number':
      return (
        <TextField
          label={fait.label}
          required={required}
          inputMode="numeric"
          {...('unit' in fait && { unit: fait.unit })}
          {...('help' in fait && { help: fait.help })}
          {...form.field(name)}
        />
      )
    case 'choice':
      return (
        <SelectField
          label={fait.label}
          required={required}
          placeholder={required ? texts.choose : texts.unspecified}
          {...(required && { help: texts.askedHelp })}
          options={Object.entries(fait.names).map(([value, label]) => ({ value, label }))}
          {...form.field(name)}
        />
      )
  }
}
