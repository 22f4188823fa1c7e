import type { Signup } from '@colocdar/contracts/auth'
import { paths } from '@colocdar/contracts/paths'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { langue } from '#langue'
import * as texts from '#texts/features/auth'
import { helpFor } from '../../lib/auth/auth-errors.ts'
import { authMessages } from '../../lib/auth/auth-state.ts'
import { signup } from '../../lib/auth/auth-store.ts'
import { withNotice } from '../../lib/auth/login-notice.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { lazySchema } from '../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { useCarriedState, usePendingIntent } from '../../lib/hooks/use-hydrated.ts'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { Filled } from '../../ui/elements/filled.tsx'
import { Link, opensElsewhere } from '../../ui/elements/link.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../ui/forms/schema-form.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { AttemptAlert } from './components/attempt-alert.tsx'
import { AuthScreen } from './components/auth-screen.tsx'
import { ConfirmPasswordField, NewPasswordField } from './components/new-password-field.tsx'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { carriesDraft, carryDraft, draftFrom, forgetDraft } from './register-draft.ts'
import { useFreshAttempt } from './use-fresh-attempt.ts'

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: texts.createAccount,
    description: texts.registerDescription,
    path: paths.register(),
  })

export default function RegisterPage() {
  useFreshAttempt()
  const error = useAuth((auth) => auth.error)
  const message = useAuth((auth) => auth.message)
  const carried = useCarriedState()
  const intent = usePendingIntent()
  return (
    <AuthScreen
      title={texts.createAccount}
      text={texts.registerLead}
      footer={
        <>
          {texts.alreadyRegistered}{' '}
          <Link to={paths.login()} className="lien whitespace-nowrap font-semibold">
            {texts.signIn}
          </Link>
        </>
      }
    >
      {intent && <Alert tone="info">{texts.registerFor(intent.goal)}</Alert>}
      <AttemptAlert error={error} success={message} help={helpFor(error)} />
      {/* After a reload the server renders the form first, and does not know the draft. */}
      <RegisterForm key={carriesDraft({ state: carried }) ? 'carried' : 'new'} carried={carried} />
    </AuthScreen>
  )
}

const signupSchema = lazySchema('inscription', async () => {
  const { Signup, commonPassword } = await import('@colocdar/contracts/auth')
  return refuseCommonPassword(Signup, 'password', commonPassword)
})

/** `carried` is the navigation's state: the form as it was before the visit to /policies. */
const RegisterForm = ({ carried }: { carried: unknown }) => {
  const navigate = useNavigate()
  const username = useRef('')
  const signedUp = useAuth((auth) => auth.message === authMessages.signedUp)
  useEffect(() => {
    if (!signedUp) return // The sign-in screen fills in the username.
    navigate(
      paths.login(),
      withNotice(authMessages.signedUp, 'success', { help: texts.verificationSent, username: username.current }),
    )
  }, [signedUp, navigate])
  const [draft] = useState(() => draftFrom({ state: carried }))
  useEffect(forgetDraft, [])
  const form = useSchemaForm({ schema: signupSchema, defaultValues: draft as Partial<Signup> })
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
        return signup({ ...registration, langue })
      }}
      label={texts.registerForm}
    >
      <TextField
        label={texts.username}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help={texts.usernameHelp}
        {...form.field('username')}
      />
      <TextField
        label={texts.email}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        help={texts.emailHelp}
        {...form.field('email')}
      />
      <NewPasswordField
        label={texts.password}
        names={[form.values.username, ...form.values.email.split('@')]}
        {...form.field('password')}
      />
      <ConfirmPasswordField {...form.field('confirmPassword')} />
      <Checkbox
        required
        label={
          <Filled
            text={texts.consent}
            values={{
              conditions: <Link {...termsLink(paths.conditions())}>{texts.conditions}</Link>,
              policies: <Link {...termsLink(paths.policies())}>{texts.policies}</Link>,
            }}
          />
        }
        {...form.flag('acceptTerms')}
      />
      <Button type="submit" size="large" block loading={loading} loadingLabel={texts.registering}>
        {texts.createMyAccount}
      </Button>
    </SchemaForm>
  )
}
