import type { ComponentProps } from 'react'
import { ChevronDown } from '../icons.ts'
import { controlLook } from './control-look.ts'
import { FieldFrame, type FieldText } from './field-frame.tsx'

export interface Option {
  value: string | number
  label: string
}

interface SelectFieldProps extends ComponentProps<'select'>, FieldText {
  options: readonly Option[]
  /** First entry, without a value: `Choisir...`. */
  placeholder?: string
}

export const SelectField = ({ label, help, error, options, placeholder, className, ...select }: SelectFieldProps) => (
  <FieldFrame label={label} help={help} error={error} id={select.id} required={select.required}>
    {(control) => (
      <span className="relative flex items-center">
        <select {...select} {...control} className={controlLook('appearance-none truncate pe-12', className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute end-4 size-5 text-brume" />
      </span>
    )}
  </FieldFrame>
)
