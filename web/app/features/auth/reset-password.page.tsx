import type { NewPassword } from '@colocdar/contracts/auth'
import { paths } from '@colocdar/contracts/paths'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/auth'
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

const passwordSchema = lazySchema('mot de passe', async () => {
  const { NewPassword, commonPassword } = await import('@colocdar/contracts/auth')
  return refuseCommonPassword(NewPassword, 'newPassword', commonPassword)
})

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: texts.newPassword,
    description: texts.resetDescription,
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
    navigate(paths.login(), withNotice(texts.resetDone))
  }, form.showServerErrors)
  return (
    <AuthScreen title={texts.newPassword} text={texts.resetLead} footer={<BackToLogin />}>
      <AttemptAlert
        error={state === 'failed' ? texts.resetFailed : null}
        success={state === 'succeeded' ? texts.resetDone : null}
        help={reason}
      />
      {state === 'failed' && (
        <ButtonLink to={paths.forgotPassword()} variant="quiet" block>
          {texts.askNewLink}
        </ButtonLink>
      )}
      <SchemaForm form={form} onSubmit={send} label={texts.newPassword}>
        <NewPasswordField label={texts.newPassword} {...form.field('newPassword')} />
        <ConfirmPasswordField {...form.field('confirmPassword')} />
        <Button type="submit" size="large" block loading={state === 'sending'} loadingLabel={texts.saving}>
          {texts.changePassword}
        </Button>
      </SchemaForm>
    </AuthScreen>
  )
}
