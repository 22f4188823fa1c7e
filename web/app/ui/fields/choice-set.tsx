import type { ReactNode } from 'react'
import { controlAttributes, FieldNotes, type FieldText, RequiredMark, useFieldIds } from './field-frame.tsx'

interface ChoiceSetProps extends FieldText {
  id?: string | undefined
  required?: boolean | undefined
  children: ReactNode
}

/** The fieldset of radio groups, chips and stars. */
export const ChoiceSet = ({ label, help, error, id, required, children }: ChoiceSetProps) => {
  const ids = useFieldIds(id)
  const { 'aria-describedby': describedBy } = controlAttributes(ids, help, error)
  return (
    <fieldset id={ids.control} aria-describedby={describedBy} className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold">
        {label}
        <RequiredMark required={required} />
      </legend>
      {children}
      <FieldNotes ids={ids} help={help} error={error} />
    </fieldset>
  )
}
