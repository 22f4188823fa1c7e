import type { NewPassword } from '@colocdar/contracts/auth'
import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import { forgetSession } from '../../lib/auth/auth-store.ts'
import { withNotice } from '../../lib/auth/login-notice.ts'
import { call } from '../../lib/client/client.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import { lazySchema } from '../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import type { Meta, PageProps } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button, ButtonLink } from '../../ui/elements/button.tsx'
import { SchemaForm } from '../../ui/forms/schema-form.tsx'
import { AttemptAlert } from './components/attempt-alert.tsx'
import { AuthScreen, BackToLogin } from './components/auth-screen.tsx'
import { ConfirmPasswordField, NewPasswordField } from './components/new-password-field.tsx'
import { refuseCommonPassword } from './refuse-common-password.ts'

const success = 'Password reset successfully. You can now log in with your new password.'

const passwordSchema = lazySchema('mot de passe', async () => {
  const { NewPassword, commonPassword } = await import('@colocdar/contracts/auth')
  return refuseCommonPassword(NewPassword, 'newPassword', commonPassword)
})

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: 'Nouveau mot de passe',
    description: 'Choisissez un nouveau mot de passe.',
    index: false,
  })

export default function ResetPasswordPage({ params }: PageProps<never, { token: string }>) {
  const navigate = useNavigate()
  const form = useSchemaForm({ schema: passwordSchema, defaultValues: { newPassword: '', confirmPassword: '' } })
  const [state, send, reason] = useRequest(async ({ newPassword }: NewPassword) => {
    const { auth } = await import('@colocdar/contracts/auth')
    await call(auth.resetPassword, { body: { token: params.token, newPassword } })
    // The reset ended every session of the account, including this browser's.
    forgetSession()
    navigate(paths.login(), withNotice(success))
  }, form.showServerErrors)
  return (
    <AuthScreen
      title="Nouveau mot de passe"
      text="Choisissez un mot de passe que vous n’utilisez nulle part ailleurs."
      footer={<BackToLogin />}
    >
      <AttemptAlert
        error={state === 'failed' ? 'Failed to reset password. Please try again.' : null}
        success={state === 'succeeded' ? success : null}
        help={reason}
      />
      {state === 'failed' && (
        <ButtonLink to={paths.forgotPassword()} variant="quiet" block>
          Demander un nouveau lien
        </ButtonLink>
      )}
      <SchemaForm form={form} onSubmit={send} label="Nouveau mot de passe">
        <NewPasswordField label="Nouveau mot de passe" {...form.field('newPassword')} />
        <ConfirmPasswordField {...form.field('confirmPassword')} />
        <Button type="submit" size="large" block loading={state === 'sending'} loadingLabel="Enregistrement...">
          Changer le mot de passe
        </Button>
      </SchemaForm>
    </AuthScreen>
  )
}
