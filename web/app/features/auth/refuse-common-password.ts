import { loadChunk } from '../../lib/client/chunks.ts'
import type { FormSchema } from '../../lib/forms/form-schema.ts'

/** The schema, with a common password refused at its field once all else is right, as the server would. */
export const refuseCommonPassword = <Input, Output extends Record<Name, string>, Name extends string>(
  schema: FormSchema<Input, Output>,
  name: Name,
  message: string,
): FormSchema<Input, Output> => ({
  '~standard': {
    validate: async (values) => {
      const verdict = await schema['~standard'].validate(values)
      if (verdict.issues) return verdict
      return (await isCommon(verdict.value[name])) ? { issues: [{ message, path: [name] }] } : verdict
    },
  },
})

/** False when the list cannot be loaded: the server knows it too. */
const isCommon = (password: string): Promise<boolean> =>
  loadChunk('mots de passe', () => import('./password-advice.ts')).then(
    ({ isCommonPassword }) => isCommonPassword(password),
    () => false,
  )
