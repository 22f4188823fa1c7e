import type { Filtre } from '@colocdar/contracts/filtres'
import { ChoiceSet } from '../../../ui/fields/choice-set.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

interface FilterFieldProps {
  name: string
  filtre: Filtre
  typed: string
  error: string | undefined
}

/** The input of one filter, as a part of a plain form: it keeps what was typed, and knows nothing of the others. */
export const FilterField = ({ name, filtre, typed, error }: FilterFieldProps) => {
  const field = { name, label: filtre.label, error, defaultValue: typed }
  switch (filtre.kind) {
    case 'number':
      return (
        <div className="col-span-2 sm:col-span-1 lg:col-span-2">
          <TextField {...field} inputMode="decimal" autoComplete="off" unit={filtre.unit} />
        </div>
      )
    case 'date':
      return (
        <div className="col-span-2">
          <TextField {...field} type="date" />
        </div>
      )
    case 'choice':
      return (
        <div className="col-span-2">
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
        </div>
      )
    case 'flag':
      return filtre.question ? (
        <div className="col-span-2">
          <SelectField
            {...field}
            label={filtre.question}
            placeholder="Indifférent"
            options={[
              { value: 'true', label: filtre.label },
              { value: 'false', label: filtre.no },
            ]}
          />
        </div>
      ) : (
        <div className="col-span-2 sm:col-span-1 lg:col-span-2">
          <Box
            name={name}
            value={typed === 'false' ? 'false' : 'true'}
            label={typed === 'false' ? filtre.no : filtre.label}
            checked={typed !== ''}
          />
        </div>
      )
    default:
      return (
        <div className="col-span-2">
          <TextField
            {...field}
            type="search"
            autoComplete="off"
            maxLength={filtre.kind === 'text' ? filtre.max : undefined}
          />
        </div>
      )
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
