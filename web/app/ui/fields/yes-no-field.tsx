import type { ChangeEvent } from 'react'
import * as texts from '#texts/ui'
import { ChoiceSet } from './choice-set.tsx'
import type { FieldText } from './field-frame.tsx'

interface YesNoFieldProps extends FieldText {
  name: string
  /** `true`, `false`, or empty when unknown. */
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Yes, no or unknown. */
export const YesNoField = ({ label, help, error, name, value, onChange }: YesNoFieldProps) => (
  <ChoiceSet label={label} help={help} error={error}>
    <div className="flex rounded-champ border border-contour bg-papier p-1">
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-10 flex-1 items-center justify-center whitespace-nowrap rounded-[8px] px-2 text-center transition hover:text-majorelle has-checked:bg-majorelle-doux has-checked:font-semibold has-checked:text-majorelle-vif has-focus-visible:outline-3 has-focus-visible:outline-majorelle"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={onChange}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </div>
  </ChoiceSet>
)

const choices = [
  { value: 'true', label: texts.yes },
  { value: 'false', label: texts.no },
  { value: '', label: texts.notSaid },
]
