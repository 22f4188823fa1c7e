import { AppError } from '@colocdar/contracts/errors'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { changedFields, type DraftName, restoreFields } from '../drafts/drafts.ts'
import { useInterrupted } from '../drafts/use-interrupted.ts'
import { checkForm, type FormErrors, type FormSchema } from './form-schema.ts'

interface SchemaFormOptions<Input extends object, Output> {
  schema: FormSchema<Input, Output>
  /** What the fields hold at first; texts, flags and lists as they are typed. */
  defaultValues: Partial<Input>
  /** Under this name the fields outlive a session that ends before they are sent. */
  keptAs?: DraftName
}

export type SchemaFormOf<Input extends object, Output> = ReturnType<typeof useSchemaForm<Input, Output>>

/**
 * A form checked by its contract: on submit, then again with each key until mended; the first wrong field takes the focus.
 * `<TextField label="Titre" required {...form.field('titre')} />`
 */
export const useSchemaForm = <Input extends object, Output>({
  schema,
  defaultValues,
  keptAs,
}: SchemaFormOptions<Input, Output>) => {
  type Name = keyof Input & string
  const { kept, keep } = useInterrupted(keptAs, () => changedFields(latest.current, defaultValues))
  const [restored, setRestored] = useState(kept !== null)
  const [values, setValues] = useState(() => (kept ? restoreFields(defaultValues, kept) : defaultValues) as Input)
  const [errors, setErrors] = useState<FormErrors>({})
  const [submitting, setSubmitting] = useState(false)
  // Two changes may come before the next rendering.
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
    /** Before the page is loaded again. */
    keep,
    prepare: schema.prepare,

    /** What a field of the kit needs: name, text, handler, and the message when it is wrong. */
    field: (name: Name) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        setValue(name, target.value as Input[Name]),
      error: errors[name],
    }),

    /** The same for a box to tick. */
    flag: (name: Name) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setValue(name, target.checked as Input[Name]),
      error: errors[name],
    }),

    /** Checks everything, and goes on with the parsed values when all is right. */
    submit: async (event: FormEvent<HTMLFormElement>, onValid: (values: Output) => void | Promise<void>) => {
      event.preventDefault()
      // The contract may still be on its way: a second click must not send everything twice.
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

    /** Puts the server's messages next to their fields. False when it named none that this form shows. */
    showServerErrors: (error: unknown): boolean => {
      if (!(error instanceof AppError) || !error.details) return false
      const known = Object.entries(error.details).filter(([name]) => name in latest.current)
      if (known.length > 0) refuse(Object.fromEntries(known))
      return known.length > 0
    },

    /** Whether the form starts with what a session that ended had left in it. */
    restored,
    /** Back to what it would start with otherwise. */
    discard: () => {
      replace(defaultValues as Input)
      setErrors({})
      setRestored(false)
    },
  }
}

/** In the order of the page: radio buttons and chips carry the name of their field too. */
const focusFirst = (form: HTMLFormElement | null, errors: FormErrors): void => {
  const wrong = Array.from(form?.elements ?? []).find((each) => (each as HTMLInputElement).name in errors)
  if (wrong instanceof HTMLElement) wrong.focus()
}
