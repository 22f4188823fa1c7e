import type { Filtre } from '@colocdar/contracts/filtres'
import type { Quartier } from '@colocdar/contracts/villes-lieux'
import { useId, useState } from 'react'
import * as texts from '#texts/features/listing'
import { annonces } from '#texts/features/villes'
import { ChoiceSet } from '../../../ui/fields/choice-set.tsx'
import { controlLook } from '../../../ui/fields/control-look.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { readQuartiers } from '../../villes/suggest-lieux.ts'
import type { ListingKind } from '../listing.ts'

interface FilterFieldProps {
  name: string
  filtre: Filtre
  /** As typed, right or wrong. */
  typed: string
  error: string | undefined
}

/** The input of one filter, as a part of a plain form: it keeps what was typed, and knows nothing of the others. */
export const FilterField = ({ name, filtre, typed, error }: FilterFieldProps) => {
  const field = { name, label: filtre.label, error, defaultValue: typed }
  switch (filtre.kind) {
    case 'number':
      return <TextField {...field} inputMode="decimal" autoComplete="off" unit={filtre.unit} />
    case 'date':
      return <TextField {...field} type="date" />
    case 'choice':
      return (
        <ChoiceSet label={filtre.label} error={error}>
          <div className="flex flex-wrap gap-2">
            {filtre.values.map((value) => (
              <Box
                key={value}
                name={name}
                value={value}
                label={filtre.names[value] ?? value}
                checked={typed.split(',').includes(value)}
              />
            ))}
          </div>
        </ChoiceSet>
      )
    case 'flag':
      return filtre.question ? (
        <SelectField
          {...field}
          label={filtre.question}
          placeholder={texts.anyAnswer}
          options={[
            { value: 'true', label: filtre.label },
            { value: 'false', label: filtre.no },
          ]}
        />
      ) : (
        <Box
          name={name}
          value={typed === 'false' ? 'false' : 'true'}
          label={typed === 'false' ? filtre.no : filtre.label}
          checked={typed !== ''}
        />
      )
    case 'text':
      return <TextField {...field} type="search" autoComplete="off" maxLength={filtre.max} />
    default:
      return null
  }
}

interface BoxProps {
  name: string
  value: string
  label: string
  checked: boolean
}

const Box = ({ name, value, label, checked }: BoxProps) => (
  <label className="inline-flex min-h-11 items-center gap-2.5 rounded-full border border-contour bg-papier px-4 transition hover:border-majorelle has-checked:border-majorelle has-checked:bg-majorelle-doux has-checked:font-semibold has-checked:text-majorelle-vif">
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={checked}
      className="size-4 shrink-0 accent-majorelle"
    />
    {label}
  </label>
)

interface RangeFieldProps {
  min: FilterFieldProps
  max: FilterFieldProps
  unit: string
}

/** Two bounds on one line, with one place for what is wrong with them. */
export const RangeField = ({ min, max, unit }: RangeFieldProps) => (
  <ChoiceSet label={texts.range(min.filtre.label, unit)} error={min.error ?? max.error}>
    <div className="flex items-center gap-2">
      {[min, max].map(({ name, filtre, typed, error }, place) => (
        <input
          key={name}
          name={name}
          aria-label={filtre.label}
          aria-invalid={error ? true : undefined}
          defaultValue={typed}
          placeholder={place === 0 ? texts.min : texts.max}
          inputMode="decimal"
          autoComplete="off"
          className={controlLook()}
        />
      ))}
    </div>
  </ChoiceSet>
)

interface QuartierFieldProps extends FilterFieldProps {
  kind: ListingKind
  villeId: number | null
}

/** Any quartier can be typed; those of the city are suggested, from the first time that the field is used. */
export const QuartierField = ({ name, filtre, typed, error, kind, villeId }: QuartierFieldProps) => {
  const listId = useId()
  const [known, setKnown] = useState<readonly Quartier[] | null>(null)
  const suggest = () => {
    // The field works without suggestions.
    if (villeId !== null && !known) readQuartiers(villeId, AbortSignal.timeout(10_000)).then(setKnown, () => {})
  }
  return (
    <>
      <TextField
        name={name}
        label={filtre.label}
        error={error}
        type="search"
        autoComplete="off"
        maxLength={filtre.kind === 'text' ? filtre.max : undefined}
        list={listId}
        defaultValue={typed}
        onFocus={suggest}
      />
      <datalist id={listId}>
        {known
          ?.filter((quartier) => quartier[kind] > 0)
          .map((quartier) => (
            <option key={quartier.nom} value={quartier.nom}>
              {annonces(quartier[kind])}
            </option>
          ))}
      </datalist>
    </>
  )
}
