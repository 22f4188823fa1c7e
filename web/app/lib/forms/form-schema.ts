import { loadChunk } from '../client/chunks.ts'

/** The part of https://standardschema.dev that forms need; every schema of contracts has it. */
export interface FormSchema<Input, Output> {
  readonly '~standard': {
    readonly validate: (value: unknown) => Verdict<Output> | Promise<Verdict<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
  /** Called on the first focus, to load what validation needs. */
  readonly prepare?: () => void
}

type Verdict<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

export type FormErrors = Record<string, string>

/** The parsed values, or the first message of each wrong field. */
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

/** A contract that is loaded on demand, so that public pages stay light. */
export const lazySchema = <Input, Output>(
  name: string,
  load: () => Promise<FormSchema<Input, Output>>,
): FormSchema<Input, Output> => {
  let loading: Promise<FormSchema<Input, Output>> | undefined
  const schema = () => {
    loading ??= loadChunk(name, load).catch((error: unknown) => {
      // The next attempt loads it again.
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
