import type { Signup } from '@colocdar/contracts/auth'
import { paths } from '@colocdar/contracts/paths'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { authMessages } from '../../../lib/auth/auth-state.ts'
import { signup } from '../../../lib/auth/auth-store.ts'
import { withNotice } from '../../../lib/auth/login-notice.ts'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { lazySchema } from '../../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Link, opensElsewhere } from '../../../ui/elements/link.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { confirmCommonPassword, type KeptPassword } from '../confirm-common-password.ts'
import { carryDraft, draftFrom, forgetDraft } from '../register-draft.ts'
import { ConfirmPasswordField, NewPasswordField } from './new-password-field.tsx'

const signupSchema = lazySchema('inscription', async () => {
  const { Signup } = await import('@colocdar/contracts/auth')
  return confirmCommonPassword(Signup, ({ password }) => password)
})

/** `carried` is the navigation's state: the form as it was before the visit to /policies. */
export const RegisterForm = ({ carried }: { carried: unknown }) => {
  const navigate = useNavigate()
  const username = useRef('')
  const signedUp = useAuth((auth) => auth.message === authMessages.signedUp)
  useEffect(() => {
    if (!signedUp) return
    const help = 'Un e-mail vient de partir pour vérifier votre adresse\u00a0: pensez à ouvrir son lien.'
    // The sign-in screen fills in the username.
    navigate(paths.login(), withNotice(authMessages.signedUp, 'success', { help, username: username.current }))
  }, [signedUp, navigate])
  const [draft] = useState(() => draftFrom({ state: carried }))
  useEffect(forgetDraft, [])
  const form = useSchemaForm({ schema: signupSchema, defaultValues: draft as Partial<Signup & KeptPassword> })
  const loading = useAuth((auth) => auth.status === 'loading')
  const termsLink = (to: string) => ({
    to,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      navigate(to, carryDraft(form.values))
    },
    className: 'lien',
  })
  return (
    <SchemaForm
      form={form}
      onSubmit={(registration) => {
        username.current = registration.username
        return signup(registration)
      }}
      label="Inscription"
    >
      <TextField
        label="Nom d’utilisateur"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help="Au moins 3 caractères. Il est visible sur votre profil public."
        {...form.field('username')}
      />
      <TextField
        label="E-mail"
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        help="Nous y envoyons un lien de vérification. Il n’est jamais montré en entier."
        {...form.field('email')}
      />
      <NewPasswordField
        form={form}
        label="Mot de passe"
        names={[form.values.username, ...form.values.email.split('@')]}
        {...form.field('password')}
      />
      <ConfirmPasswordField {...form.field('confirmPassword')} />
      <Checkbox
        required
        label={
          <>
            J’accepte les <Link {...termsLink(paths.conditions())}>conditions d’utilisation</Link> et la{' '}
            <Link {...termsLink(paths.policies())}>politique de confidentialité</Link>
          </>
        }
        {...form.flag('acceptTerms')}
      />
      <Button type="submit" size="large" block loading={loading} loadingLabel="Inscription en cours...">
        Créer mon compte
      </Button>
    </SchemaForm>
  )
}
