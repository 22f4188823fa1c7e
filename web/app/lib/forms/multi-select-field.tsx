import { type ReactNode, useEffect } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { MultiSelect } from '../../ui/fields/multi-select.tsx'

interface MultiSelectFieldProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>
  name: FieldPath<Input>
  label: string
  help?: ReactNode
  required?: boolean
  searchable?: boolean
  options: readonly string[]
}

/** The kit's chips as a field of a form; a missing choice brings the focus to the first chip. */
export const MultiSelectField = <Input extends FieldValues, Output>({
  control,
  name,
  ...rest
}: MultiSelectFieldProps<Input, Output>) => {
  const { field, fieldState } = useController({ control, name })
  const id = `champ-${name}`
  const { ref } = field
  useEffect(() => {
    ref({ focus: () => document.getElementById(id)?.querySelector<HTMLInputElement>('input')?.focus() })
  }, [ref, id])
  return (
    <MultiSelect
      {...rest}
      id={id}
      name={name}
      value={field.value ?? []}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  )
}
