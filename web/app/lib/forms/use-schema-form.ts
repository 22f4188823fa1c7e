import { AppError } from '@colocdar/contracts/errors'
import { useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, type RegisterOptions, useForm } from 'react-hook-form'
import { changedFields, type DraftName, restoreFields } from '../drafts.ts'
import { useInterrupted } from '../use-interrupted.ts'
import { readNumber } from './read-number.ts'
import { type FormSchema, schemaResolver } from './schema-resolver.ts'

interface SchemaFormOptions<Input extends FieldValues, Output> {
  schema: FormSchema<Input, Output>
  defaultValues: DefaultValues<Input>
  /** Under this name the fields outlive a session that ends before they are sent. */
  keptAs?: DraftName
}

export type SchemaFormOf<Input extends FieldValues, Output> = ReturnType<typeof useSchemaForm<Input, Output>>

/**
 * A form checked by its contract: on submit, then again with each key until mended; the first wrong field takes the focus.
 * `<TextField label="Titre" required {...form.field('titre')} />`
 */
export const useSchemaForm = <Input extends FieldValues, Output>({
  schema,
  defaultValues,
  keptAs,
}: SchemaFormOptions<Input, Output>) => {
  const { kept, keep } = useInterrupted(keptAs, () => changedFields(form.getValues(), defaultValues))
  const [restored, setRestored] = useState(kept !== null)
  const form = useForm<Input, unknown, Output>({
    resolver: schemaResolver(schema),
    defaultValues: kept ? restoreFields(defaultValues, kept) : defaultValues,
  })
  const { errors } = form.formState

  const errorOf = (name: FieldPath<Input>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message

  return {
    ...form,
    errors,
    errorOf,

    /** Whether the form starts with what a session that ended had left in it. */
    restored,
    /** Before the page is loaded again. */
    keep,
    /** Back to what it would start with otherwise. */
    discard: () => {
      form.reset(defaultValues)
      setRestored(false)
    },

    /** What a field of the kit needs: name, handlers, and the message when it is wrong. */
    field: (name: FieldPath<Input>, options?: RegisterOptions<Input>) => ({
      ...form.register(name, options),
      error: errorOf(name),
    }),

    /** Puts the server's messages next to their fields. False when it named none that this form shows. */
    showServerErrors: (error: unknown): boolean => {
      if (!(error instanceof AppError) || !error.details) return false
      const known = Object.entries(error.details).filter(([name]) => name in form.getValues())
      known.forEach(([name, message], index) => {
        form.setError(name as FieldPath<Input>, { type: 'server', message }, { shouldFocus: index === 0 })
      })
      return known.length > 0
    },
  }
}

/** For numbers typed in a text field: `form.field('age', typedNumber)`. */
export const typedNumber = {
  setValueAs: (typed: unknown): unknown => (typeof typed === 'string' ? readNumber(typed) : (typed ?? undefined)),
}
