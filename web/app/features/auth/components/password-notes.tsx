import type { ReactNode } from 'react'
import { classes } from '../../../ui/elements/classes.ts'
import { advise, type PasswordAdvice } from '../password-advice.ts'

/** How strong the password is. Always in the page, so that a change is announced. */
export const PasswordNotes = ({
  password,
  names,
}: {
  password: string
  names: readonly string[] | undefined
}): ReactNode => (
  <div aria-live="polite" className="text-sm">
    {password !== '' && <Strength {...advise(password, names)} />}
  </div>
)

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
