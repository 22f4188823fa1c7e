import { AppError } from '@colocdar/contracts/errors'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { changedFields, type DraftName, restoreFields } from '../drafts/drafts.ts'
import { useInterrupted } from '../drafts/use-interrupted.ts'
import { checkForm, type FormErrors, type FormSchema } from './form-schema.ts'

interface SchemaFormOptions<Input extends object, Output> {
  schema: FormSchema<Input, Output>
  /** Initial values as they are typed: texts, flags and lists. */
  defaultValues: Partial<Input>
  /** Name under which the fields are saved when the session ends before they are sent. */
  draftName?: DraftName
}

export type SchemaFormOf<Input extends object, Output> = ReturnType<typeof useSchemaForm<Input, Output>>

/**
 * A form checked by its contract: on submit, then on each change; the first wrong field gets the focus.
 * `<TextField label="Titre" required {...form.field('titre')} />`
 */
export const useSchemaForm = <Input extends object, Output>({
  schema,
  defaultValues,
  draftName,
}: SchemaFormOptions<Input, Output>) => {
  type Name = keyof Input & string
  const { draft, saveDraft } = useInterrupted(draftName, () => changedFields(latest.current, defaultValues))
  const [restored, setRestored] = useState(draft !== null)
  const [values, setValues] = useState(() => (draft ? restoreFields(defaultValues, draft) : defaultValues) as Input)
  const [errors, setErrors] = useState<FormErrors>({})
  const [submitting, setSubmitting] = useState(false)
  // Two changes may come before the next render.
  const latest = useRef(values)
  const attempted = useRef(false)
  const underWay = useRef(false)
  const element = useRef<HTMLFormElement>(null)

  const replace = (next: Input) => {
    latest.current = next
    setValues(next)
  }

  const checkAgain = async (name: Name): Promise<void> => {
    const found = (await checkForm(schema, latest.current)).errors?.[name]
    setErrors(({ [name]: _, ...others }) => (found ? { ...others, [name]: found } : others))
  }

  const setValue = <N extends Name>(name: N, value: Input[N]): void => {
    replace({ ...latest.current, [name]: value })
    if (attempted.current) void checkAgain(name)
  }

  const refuse = (found: FormErrors): void => {
    setErrors(found)
    focusFirst(element.current, found)
  }

  return {
    values,
    setValue,
    errors,
    submitting,
    errorOf: (name: Name): string | undefined => errors[name],
    /** Saves the fields before a reload. */
    saveDraft,
    prepare: schema.prepare,

    /** Props of a text field: name, value, handler and error. */
    field: (name: Name) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        setValue(name, target.value as Input[Name]),
      error: errors[name],
    }),

    /** Props of a checkbox. */
    flag: (name: Name) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValue(name, target.checked as Input[Name]),
      error: errors[name],
    }),

    /** Validates, then calls `onValid` with the parsed values. */
    submit: async (event: FormEvent<HTMLFormElement>, onValid: (values: Output) => void | Promise<void>) => {
      event.preventDefault()
      // The contract may still be loading: a second click must not submit twice.
      if (underWay.current) return
      underWay.current = true
      element.current = event.currentTarget
      attempted.current = true
      try {
        const verdict = await checkForm(schema, latest.current)
        if (verdict.errors) return refuse(verdict.errors)
        setErrors({})
        setSubmitting(true)
        await onValid(verdict.value)
      } finally {
        underWay.current = false
        setSubmitting(false)
      }
    },

    /** Shows the server's messages at their fields. False when the form has none of these fields. */
    showServerErrors: (error: unknown): boolean => {
      if (!(error instanceof AppError) || !error.details) return false
      const known = Object.entries(error.details).filter(([name]) => name in latest.current)
      if (known.length > 0) refuse(Object.fromEntries(known))
      return known.length > 0
    },

    /** Whether the form starts with fields saved from an interrupted session. */
    restored,
    /** Back to the initial values. */
    discard: () => {
      replace(defaultValues as Input)
      setErrors({})
      setRestored(false)
    },
  }
}

/** In page order; radio buttons and chips carry the name of their field too. */
const focusFirst = (form: HTMLFormElement | null, errors: FormErrors): void => {
  const wrong = Array.from(form?.elements ?? []).find((each) => (each as HTMLInputElement).name in errors)
  if (!(wrong instanceof HTMLElement)) return
  // What lies in a closed section cannot take the focus.
  wrong.closest('details')?.setAttribute('open', '')
  wrong.focus()
}
