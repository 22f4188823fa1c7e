import { type FormErrors, type FormSchema, firstErrors } from './form-schema.ts'

interface TypedForm<Typed, Output> {
  contract: FormSchema<unknown, Output>
  /** Makes the contract's fields from what was typed. */
  read: (typed: Typed) => unknown
  /** The form's field that shows the error of a contract's field; the one of the same name unless given. */
  fieldOf?: (name: string, typed: Typed) => string
}

/** A contract for fields that hold exactly what was typed: a wrong number stays on the screen and in the draft. */
export const typedSchema = <Typed, Output>({
  contract,
  read,
  fieldOf = (name) => name,
}: TypedForm<Typed, Output>): FormSchema<Typed, Output> => ({
  '~standard': {
    validate: async (value) => {
      const typed = value as Typed
      const verdict = await contract['~standard'].validate(read(typed))
      if (verdict.issues === undefined) return verdict
      return {
        issues: verdict.issues.map(({ message, path: [first] = [] }) => ({
          message,
          path: [fieldOf(String(typeof first === 'object' ? first.key : first), typed)],
        })),
      }
    },
  },
})

/** The parsed value, or null when the contract refuses it. Only for contracts that answer at once. */
export const parseWith = <Output>(contract: FormSchema<unknown, Output>, value: unknown): Output | null => {
  const verdict = contract['~standard'].validate(value)
  return 'value' in verdict ? verdict.value : null
}

/** Why the contract refuses a value; undefined when it does not. */
export const problemWith = (contract: FormSchema<unknown, unknown>, value: unknown): string | undefined => {
  const verdict = contract['~standard'].validate(value)
  return 'issues' in verdict ? verdict.issues?.[0]?.message : undefined
}

/** The first message of each field that the contract refuses. */
export const errorsWith = (contract: FormSchema<unknown, unknown>, value: unknown): FormErrors => {
  const verdict = contract['~standard'].validate(value)
  return 'issues' in verdict && verdict.issues ? firstErrors(verdict.issues) : {}
}
