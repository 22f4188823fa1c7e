import { paths } from '@colocdar/contracts/paths'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/auth'
import { helpFor } from '../../lib/auth/auth-errors.ts'
import { authMessages } from '../../lib/auth/auth-state.ts'
import { signin } from '../../lib/auth/auth-store.ts'
import { clearNotice, leftNotice, noticeOf } from '../../lib/auth/login-notice.ts'
import { useAuth } from '../../lib/auth/use-auth.ts'
import { lazySchema } from '../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { useCarriedState, usePendingIntent } from '../../lib/hooks/use-hydrated.ts'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { Link } from '../../ui/elements/link.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../ui/fields/password-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../ui/forms/schema-form.tsx'
import { Alert } from '../../ui/notices/alert.tsx'
import { CleSignin } from '../cles/components/cle-signin.tsx'
import { AttemptAlert } from './components/attempt-alert.tsx'
import { AuthScreen } from './components/auth-screen.tsx'
import { goOn } from './go-on.ts'
import { useFreshAttempt } from './use-fresh-attempt.ts'

const signinSchema = lazySchema('connexion', async () => (await import('@colocdar/contracts/auth')).Signin)

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: texts.loginTitle,
    description: texts.loginDescription,
    path: paths.login(),
    index: false,
  })

export default function LoginPage() {
  useFreshAttempt()
  useOnwardWhenSignedIn()
  const error = useAuth((auth) => auth.error)
  const message = useAuth((auth) => auth.message)
  const notice = useNotice()
  const intent = usePendingIntent()
  return (
    <AuthScreen
      title={texts.loginTitle}
      text={texts.loginLead}
      footer={
        <>
          {texts.noAccount}{' '}
          <Link to={paths.register()} className="lien whitespace-nowrap font-semibold">
            {texts.createAccount}
          </Link>
        </>
      }
    >
      {notice && !error && !message && (
        <Alert tone={notice.tone}>
          <p>{notice.text}</p>
          {notice.help && <p className="mt-1">{notice.help}</p>}
        </Alert>
      )}
      {!notice && intent && <Alert tone="info">{texts.signInFor(intent.goal)}</Alert>}
      <AttemptAlert error={error} success={message} help={helpFor(error)} />
      <LoginForm username={notice?.username} />
    </AuthScreen>
  )
}

/** `username` is filled in after a registration. */
const LoginForm = ({ username = '' }: { username?: string | undefined }) => {
  const form = useSchemaForm({ schema: signinSchema, defaultValues: { username, password: '' } })
  const loading = useAuth((auth) => auth.status === 'loading')
  return (
    <SchemaForm form={form} onSubmit={signin} label={texts.loginTitle}>
      <TextField
        label={texts.usernameOrEmail}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <div className="flex flex-col gap-1">
        <PasswordField label={texts.password} required autoComplete="current-password" {...form.field('password')} />
        <Link to={paths.forgotPassword()} className="lien inline-flex min-h-11 items-center self-end">
          {texts.passwordForgotten}
        </Link>
        <Checkbox label={texts.rememberMe} help={texts.rememberMeHelp} {...form.flag('rememberMe')} />
      </div>
      <Button type="submit" size="large" block loading={loading} loadingLabel={texts.signingIn}>
        {texts.signIn}
      </Button>
      <CleSignin rememberMe={form.values.rememberMe === true} />
    </SchemaForm>
  )
}

const useNotice = () => {
  const [left] = useState(leftNotice)
  useEffect(() => clearNotice, [])
  return noticeOf(useCarriedState()) ?? left
}

const useOnwardWhenSignedIn = (): void => {
  const navigate = useNavigate()
  const signedIn = useAuth((auth) => auth.message === authMessages.signedIn)
  const awaiting = useAuth((auth) => auth.awaiting !== null)
  useEffect(() => {
    if (awaiting) navigate(paths.facteur(), { replace: true })
    if (signedIn) goOn(navigate)
  }, [signedIn, awaiting, navigate])
}
