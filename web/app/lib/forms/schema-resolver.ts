import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** What every schema of contracts is: https://standardschema.dev, as far as forms need it. */
export interface FormSchema<Input, Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict<Output> | Promise<Verdict<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}

type Verdict<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Checks a form by its contract; the first message of each field is the one shown. */
export const schemaResolver =
  <Input extends FieldValues, Output>(schema: FormSchema<Input, Output>): Resolver<Input, unknown, Output> =>
  async (values) => {
    const verdict = await schema['~standard'].validate(values)
    if (verdict.issues === undefined) return { values: verdict.value, errors: {} }
    const errors: Record<string, { type: string; message: string }> = {}
    for (const { message, path = [] } of verdict.issues) {
      const [first] = path
      const field = String(typeof first === 'object' ? first.key : (first ?? 'root'))
      errors[field] ??= { type: 'schema', message }
    }
    return { values: {}, errors: errors as FieldErrors<Input> }
  }
