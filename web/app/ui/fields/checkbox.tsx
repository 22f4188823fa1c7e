import type { ComponentProps } from 'react'
import { controlAttributes, FieldNotes, type FieldText, RequiredMark, useFieldIds } from './field-frame.tsx'

/** A checkbox with its label, which may contain a link. */
export const Checkbox = ({
  label,
  help,
  error,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & FieldText) => {
  const ids = useFieldIds(input.id)
  return (
    <div className={className}>
      <div className="flex min-h-11 items-center gap-3">
        <input
          {...input}
          {...controlAttributes(ids, help, error)}
          type="checkbox"
          className="size-6 shrink-0 rounded accent-majorelle"
        />
        <label htmlFor={ids.control} className="py-2">
          {label}
          <RequiredMark required={input.required} />
        </label>
      </div>
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  )
}
