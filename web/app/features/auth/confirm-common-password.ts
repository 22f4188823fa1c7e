import { loadChunk } from '../../lib/client/chunks.ts'
import type { FormSchema } from '../../lib/forms/form-schema.ts'

export interface KeptPassword {
  /** The common password that the member keeps after the warning. Another one needs another confirmation. */
  keptPassword?: string | undefined
}

const warning =
  'Ce mot de passe est parmi les plus utilisés\u00a0: il se devine en quelques secondes. Changez-le, ou cochez la case pour le garder.'

/** The schema, with a common password to be confirmed once all else is right. The server accepts it as before. */
export const confirmCommonPassword = <Input, Output>(
  schema: FormSchema<Input, Output>,
  passwordOf: (output: Output) => string,
): FormSchema<Input & KeptPassword, Output> => ({
  '~standard': {
    validate: async (values) => {
      const verdict = await schema['~standard'].validate(values)
      if (verdict.issues) return verdict
      const password = passwordOf(verdict.value)
      if ((values as KeptPassword).keptPassword === password) return verdict
      return (await isCommon(password)) ? { issues: [{ message: warning, path: ['keptPassword'] }] } : verdict
    },
  },
})

/** False when the list cannot be loaded: the form can still be sent. */
const isCommon = (password: string): Promise<boolean> =>
  loadChunk('mots de passe', () => import('./password-advice.ts')).then(
    ({ isCommonPassword }) => isCommonPassword(password),
    () => false,
  )
