import { loadChunk } from '../client/chunks.ts'

/** What every schema of contracts is: https://standardschema.dev, as far as forms need it. */
export interface FormSchema<Input, Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict<Output> | Promise<Verdict<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
  /** Told as soon as somebody enters the form, for what has to be fetched first. */
  readonly prepare?: () => void
}

type Verdict<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

export type FormErrors = Record<string, string>

/** The parsed values, or the first message of each field that is wrong. */
export const checkForm = async <Output>(
  schema: FormSchema<unknown, Output>,
  values: unknown,
): Promise<{ value: Output; errors: null } | { errors: FormErrors }> => {
  const verdict = await schema['~standard'].validate(values)
  if (verdict.issues === undefined) return { value: verdict.value, errors: null }
  return { errors: firstErrors(verdict.issues) }
}

export const firstErrors = (issues: readonly Issue[]): FormErrors => {
  const errors: FormErrors = {}
  for (const { message, path = [] } of issues) {
    const [first] = path
    errors[String(typeof first === 'object' ? first.key : (first ?? 'root'))] ??= message
  }
  return errors
}

/** A contract that comes along when it is needed: pages that everybody opens stay light. */
export const lazySchema = <Input, Output>(
  name: string,
  load: () => Promise<FormSchema<Input, Output>>,
): FormSchema<Input, Output> => {
  let loading: Promise<FormSchema<Input, Output>> | undefined
  const schema = () => {
    loading ??= loadChunk(name, load).catch((error: unknown) => {
      // The next try asks again.
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    '~standard': { validate: async (value) => (await schema())['~standard'].validate(value) },
    prepare: () => void schema().catch(() => {}),
  }
}
