import type { Signup } from '@colocdar/contracts/auth'
import { paths } from '@colocdar/contracts/paths'
import { type MouseEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { lazySchema } from '../../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Link, opensElsewhere } from '../../../ui/elements/link.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import type { KeptPassword } from '../confirm-common-password.ts'
import { carryDraft, draftFrom, forgetDraft } from '../register-draft.ts'
import { ConfirmPasswordField, NewPasswordField } from './new-password-field.tsx'

const signupSchema = lazySchema('inscription', async () => {
  const [{ Signup }, { confirmCommonPassword }] = await Promise.all([
    import('@colocdar/contracts/auth'),
    import('../confirm-common-password.ts'),
  ])
  return confirmCommonPassword(Signup, ({ password }) => password)
})

/** `carried` is the navigation's state: the form as it was before the visit to /policies. */
export const RegisterForm = ({ carried, onSubmit }: { carried: unknown; onSubmit: (username: string) => void }) => {
  const navigate = useNavigate()
  const [draft] = useState(() => draftFrom({ state: carried }))
  useEffect(forgetDraft, [])
  const form = useSchemaForm({ schema: signupSchema, defaultValues: draft as Partial<Signup & KeptPassword> })
  const signup = useAuth((auth) => auth.signup)
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
        onSubmit(registration.username)
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
