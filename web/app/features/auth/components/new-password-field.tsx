import { type ComponentProps, lazy, Suspense, useState } from 'react'
import * as texts from '#texts/features/auth'
import { loadChunk } from '../../../lib/client/chunks.ts'
import { PasswordField } from '../../../ui/fields/password-field.tsx'

// With its list of common passwords, loaded once a password is typed. Without them the form works as well.
const PasswordNotes = lazy(() =>
  loadChunk('mots de passe', () => import('./password-notes.tsx')).then(
    (module) => ({ default: module.PasswordNotes }),
    () => ({ default: () => null }),
  ),
)

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  value: string
  /** Names of the member, which a password should not be made of. */
  names?: readonly string[]
}

/** The same password once more. */
export const ConfirmPasswordField = (field: Omit<ComponentProps<typeof PasswordField>, 'label'>) => (
  <PasswordField label={texts.confirmPassword} required autoComplete="new-password" {...field} />
)

/** A password to choose, with how strong it is. */
export const NewPasswordField = ({ names, ...field }: NewPasswordFieldProps) => {
  const [touched, setTouched] = useState(false)
  return (
    <div className="flex flex-col gap-1.5">
      <PasswordField
        required
        autoComplete="new-password"
        help={texts.passwordLength}
        onFocus={() => setTouched(true)}
        {...field}
      />
      {touched && (
        <Suspense>
          <PasswordNotes password={field.value} names={names} />
        </Suspense>
      )}
    </div>
  )
}
