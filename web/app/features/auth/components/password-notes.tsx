import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../../../ui/elements/classes.ts'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import type { KeptPassword } from '../confirm-common-password.ts'
import { advise, isCommonPassword, type PasswordAdvice } from '../password-advice.ts'

export interface KeepingForm {
  values: KeptPassword
  setValue: (name: 'keptPassword', value: string) => void
  errors: { keptPassword?: string }
}

interface PasswordNotesProps {
  form: KeepingForm
  password: string
  names: readonly string[] | undefined
}

/** How strong the password is, and the confirmation that a common one needs before it is sent. */
export const PasswordNotes = ({
  form: { values, setValue, errors },
  password,
  names,
}: PasswordNotesProps): ReactNode => {
  const box = useRef<HTMLInputElement>(null)
  const error = errors.keptPassword
  // The form moved the focus before the checkbox was there.
  useEffect(() => {
    if (error) box.current?.focus()
  }, [error])
  const asked = error !== undefined || values.keptPassword !== undefined
  return (
    <>
      {/* Always in the page, so that a change is announced. */}
      <div aria-live="polite" className="text-sm">
        {password !== '' && <Strength {...advise(password, names)} />}
      </div>
      {asked && isCommonPassword(password) && (
        <div className="rounded-champ border border-safran bg-safran-doux px-3 pb-2">
          <Checkbox
            ref={box}
            name="keptPassword"
            label="Je garde ce mot de passe"
            checked={values.keptPassword === password}
            onChange={({ target }) => setValue('keptPassword', target.checked ? password : '')}
            error={error}
          />
        </div>
      )}
    </>
  )
}

const looks = { 1: 'bg-grenade', 2: 'bg-safran', 3: 'bg-menthe', 4: 'bg-menthe' }

const Strength = ({ level, text }: PasswordAdvice) => (
  <>
    <span aria-hidden="true" className="mb-1 grid grid-cols-4 gap-1">
      {[1, 2, 3, 4].map((step) => (
        <span key={step} className={classes('h-1.5 rounded-full', step <= level ? looks[level] : 'bg-bord')} />
      ))}
    </span>
    {text}
  </>
)
