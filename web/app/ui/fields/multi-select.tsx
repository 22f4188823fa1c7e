import { useState } from 'react'
import { Check, Search } from '../icons.ts'
import { ChoiceSet } from './choice-set.tsx'
import { controlLook } from './control-look.ts'
import type { FieldText } from './field-frame.tsx'

interface MultiSelectProps extends FieldText {
  name: string
  options: readonly string[]
  value: readonly string[]
  onChange: (value: string[]) => void
  id?: string
  required?: boolean
  /** Adds a field that filters a long list. */
  searchable?: boolean
}

/** A set of chips to tick. */
export const MultiSelect = ({ name, options, value, onChange, searchable, ...frame }: MultiSelectProps) => {
  const [search, setSearch] = useState('')
  const toggle = (option: string) =>
    onChange(value.includes(option) ? value.filter((each) => each !== option) : [...value, option])
  return (
    <ChoiceSet {...frame}>
      {searchable && (
        <span className="relative mb-2 flex items-center">
          <Search className="pointer-events-none absolute start-4 size-5 text-brume" />
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            aria-label={`Filtrer\u00a0: ${typeof frame.label === 'string' ? frame.label : name}`}
            placeholder="Filtrer"
            className={controlLook('ps-12')}
          />
        </span>
      )}
      <ul className="flex flex-wrap gap-2">
        {options
          .filter((option) => matchesSearch(option, search))
          .map((option) => (
            <li key={option}>
              <Chip name={name} label={option} checked={value.includes(option)} onToggle={() => toggle(option)} />
            </li>
          ))}
      </ul>
    </ChoiceSet>
  )
}

interface ChipProps {
  name: string
  label: string
  checked: boolean
  onToggle: () => void
}

const Chip = ({ name, label, checked, onToggle }: ChipProps) => (
  <label className="inline-flex min-h-11 items-center gap-2 rounded-full border border-contour bg-papier px-4 transition hover:border-majorelle has-focus-visible:outline-3 has-focus-visible:outline-majorelle has-focus-visible:outline-offset-2 has-checked:border-majorelle has-checked:bg-majorelle-doux has-checked:font-semibold has-checked:text-majorelle">
    <input type="checkbox" name={name} value={label} checked={checked} onChange={onToggle} className="sr-only" />
    {checked && <Check className="size-4" />}
    {label}
  </label>
)

/** Whether the text contains every word of the search, ignoring case and accents. */
export const matchesSearch = (text: string, search: string): boolean => {
  const bare = withoutAccents(text)
  return withoutAccents(search)
    .split(/\s+/)
    .every((word) => bare.includes(word))
}

/** For comparisons: `Fès` becomes `fes`. */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
