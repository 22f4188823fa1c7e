import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../lib/client/chunks.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import type { KeepingForm } from './password-notes.tsx'

// With its list of common passwords, loaded once a password is typed. Without them the form works as well.
const PasswordNotes = lazy(() =>
  loadChunk('mots de passe', () => import('./password-notes.tsx')).then(
    (module) => ({ default: module.PasswordNotes }),
    () => ({ default: () => null }),
  ),
)

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'form'> {
  value: string
  form: KeepingForm
  /** Names of the member, which a password should not be made of. */
  names?: readonly string[]
}

/** The same password once more. */
export const ConfirmPasswordField = (field: Omit<ComponentProps<typeof PasswordField>, 'label'>) => (
  <PasswordField label="Confirmer le mot de passe" required autoComplete="new-password" {...field} />
)

/** A password to choose, with how strong it is; a common one has to be confirmed. */
export const NewPasswordField = ({ form, names, ...field }: NewPasswordFieldProps) => {
  const [touched, setTouched] = useState(false)
  // Filled in by the browser, it may be sent without having been touched.
  const asked = form.errors.keptPassword !== undefined || form.values.keptPassword !== undefined
  return (
    <div className="flex flex-col gap-1.5">
      <PasswordField
        required
        autoComplete="new-password"
        help="De 6 à 40 caractères."
        onFocus={() => setTouched(true)}
        {...field}
      />
      {(touched || asked) && (
        <Suspense>
          <PasswordNotes form={form} password={field.value} names={names} />
        </Suspense>
      )}
    </div>
  )
}
