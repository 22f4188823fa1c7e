import { type ReactNode, useId } from 'react'
import { CircleAlert } from '../icons.ts'

export interface FieldText {
  label: ReactNode
  /** Always shown below the field. */
  help?: ReactNode
  /** Shown below the field, which is then marked invalid. */
  error?: string | undefined
}

/** Attributes that connect a control with its label, help and error. */
export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldText {
  id?: string | undefined
  required?: boolean | undefined
  children: (control: ControlAttributes) => ReactNode
}

export const FieldFrame = ({ label, help, error, id, required, children }: FieldFrameProps) => {
  const ids = useFieldIds(id)
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={ids.control} className="font-semibold">
        {label}
        <RequiredMark required={required} />
      </label>
      {children(controlAttributes(ids, help, error))}
      <FieldNotes ids={ids} help={help} error={error} />
    </div>
  )
}

export const useFieldIds = (given?: string) => {
  const made = useId()
  const control = given ?? made
  return { control, help: `${control}-aide`, error: `${control}-erreur` }
}

type FieldIds = ReturnType<typeof useFieldIds>

export const controlAttributes = (ids: FieldIds, help: ReactNode, error: string | undefined): ControlAttributes => ({
  id: ids.control,
  'aria-describedby': [error && ids.error, help && ids.help].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
})

export const FieldNotes = ({ ids, help, error }: Omit<FieldText, 'label'> & { ids: FieldIds }) => (
  <>
    {/* Always in the page, so that an error that appears is announced. */}
    <div aria-live="polite">
      {error && (
        <p id={ids.error} className="flex items-start gap-1.5 font-medium text-grenade text-sm">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
    {help && (
      <p id={ids.help} className="text-brume text-sm">
        {help}
      </p>
    )}
  </>
)

export const RequiredMark = ({ required }: { required?: boolean | undefined }) =>
  required ? (
    <span aria-hidden="true" className="text-grenade">
      {' '}
      *
    </span>
  ) : null
