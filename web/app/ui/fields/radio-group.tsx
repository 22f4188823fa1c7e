import type { ComponentProps } from 'react'
import { ChoiceSet } from './choice-set.tsx'
import type { FieldText } from './field-frame.tsx'

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'>, FieldText {
  name: string
  options: readonly { value: string; label: string; help?: string }[]
  value: string
}

export const RadioGroup = ({ label, help, error, id, required, options, value, ...input }: RadioGroupProps) => (
  <ChoiceSet label={label} help={help} error={error} id={id} required={required}>
    <div className="grid gap-3 sm:grid-cols-2">
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-12 items-center gap-3 rounded-champ border border-contour bg-papier px-4 py-2 transition hover:border-majorelle has-checked:border-majorelle has-checked:bg-majorelle-doux"
        >
          <input
            {...input}
            type="radio"
            value={option.value}
            checked={value === option.value}
            className="size-5 shrink-0 accent-majorelle"
          />
          <span>
            <span className="font-medium">{option.label}</span>
            {option.help && <span className="block text-brume text-sm">{option.help}</span>}
          </span>
        </label>
      ))}
    </div>
  </ChoiceSet>
)
