import { ChoiceSet } from '../../../ui/fields/choice-set.tsx'
import { controlLook } from '../../../ui/fields/control-look.ts'

interface Bound {
  name: string
  /** « Loyer minimum ». */
  label: string
  typed: string
  error: string | undefined
}

interface RangeFieldProps {
  min: Bound
  max: Bound
  unit: string
}

/** Two bounds on one line, with one place for what is wrong with them. */
export const RangeField = ({ min, max, unit }: RangeFieldProps) => (
  <ChoiceSet label={`${min.label.replace(' minimum', '')} (${unit})`} error={min.error ?? max.error}>
    <div className="flex items-center gap-2">
      {[min, max].map(({ name, label, typed, error }, place) => (
        <input
          key={name}
          name={name}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          defaultValue={typed}
          placeholder={place === 0 ? 'min' : 'max'}
          inputMode="decimal"
          autoComplete="off"
          className={controlLook()}
        />
      ))}
    </div>
  </ChoiceSet>
)
