import { useState } from 'react'
import { Check } from '../icons.ts'
import { ChoiceSet } from './choice-set.tsx'
import type { FieldText } from './field-frame.tsx'
import { TextField } from './text-field.tsx'

interface MultiSelectProps extends FieldText {
  name: string
  options: readonly string[]
  /** An option in words. */
  nameOf: (option: string) => string
  value: readonly string[]
  onChange: (value: string[]) => void
  id?: string
  required?: boolean
  /** The label of a field for one value that is not on offer. */
  other?: string | undefined
}

/** A set of chips to tick, and perhaps a value of one's own. */
export const MultiSelect = ({ name, options, nameOf, value, onChange, other, ...frame }: MultiSelectProps) => {
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((each) => each !== option) : [...value, option])
  return (
    <ChoiceSet {...frame}>
      <ul className="flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option}>
            <Chip
              name={name}
              value={option}
              label={nameOf(option)}
              checked={value.includes(option)}
              onToggle={() => toggle(option)}
            />
          </li>
        ))}
      </ul>
      {other && <OtherChoice label={other} {...{ name, options, value, onChange }} />}
    </ChoiceSet>
  )
}

const longest = 40

const OtherChoice = ({ label, name, options, value, onChange }: Omit<MultiSelectProps, 'other' | 'nameOf'>) => {
  // As it was typed: on the way to « Artisanat » stands « Art », which is a chip.
  const [typed, setTyped] = useState<string | null>(null)
  const write = (text: string) => {
    setTyped(text)
    const chosen = value.filter((each) => options.includes(each))
    onChange(text.trim() && !options.includes(text.trim()) ? [...chosen, text] : chosen)
  }
  return (
    <div className="mt-2 max-w-sm">
      <TextField
        label={label}
        name={`${name}-autre`}
        maxLength={longest}
        autoComplete="off"
        value={typed ?? value.find((each) => !options.includes(each)) ?? ''}
        onChange={({ target }) => write(target.value)}
      />
    </div>
  )
}

interface ChipProps {
  name: string
  value: string
  label: string
  checked: boolean
  onToggle: () => void
}

const Chip = ({ name, value, label, checked, onToggle }: ChipProps) => (
  <label className="inline-flex min-h-11 items-center gap-2 rounded-full border border-contour bg-papier px-4 transition hover:border-majorelle has-focus-visible:outline-3 has-focus-visible:outline-majorelle has-focus-visible:outline-offset-2 has-checked:border-majorelle has-checked:bg-majorelle-doux has-checked:font-semibold has-checked:text-majorelle">
    <input type="checkbox" name={name} value={value} checked={checked} onChange={onToggle} className="sr-only" />
    {checked && <Check className="size-4" />}
    {label}
  </label>
)
