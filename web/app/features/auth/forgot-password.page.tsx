import { paths } from '@colocdar/contracts/paths'
import * as texts from '#texts/features/auth'
import { call } from '../../lib/client/client.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import { lazySchema } from '../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { Button } from '../../ui/elements/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../ui/forms/schema-form.tsx'
import { AttemptAlert } from './components/attempt-alert.tsx'
import { AuthScreen, BackToLogin } from './components/auth-screen.tsx'

/** Loaded on the first focus: it contains zod. */
const contract = async () => (await import('@colocdar/contracts/auth')).auth

const forgotSchema = lazySchema('mot de passe', async () => (await contract()).forgotPassword.query)

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: texts.forgotMetaTitle,
    description: texts.forgotDescription,
    path: paths.forgotPassword(),
    index: false,
  })

export default function ForgotPasswordPage() {
  const form = useSchemaForm({ schema: forgotSchema, defaultValues: { email: '' } })
  const [state, send, reason] = useRequest(async (query: { email: string }) => {
    await call((await contract()).forgotPassword, { query })
  })
  return (
    <AuthScreen title={texts.forgotTitle} text={texts.forgotLead} footer={<BackToLogin />}>
      <AttemptAlert
        error={state === 'failed' ? texts.linkFailed : null}
        success={state === 'succeeded' ? texts.linkSent : null}
        help={reason}
      />
      <SchemaForm form={form} onSubmit={send} label={texts.forgotTitle}>
        <TextField
          label={texts.email}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          {...form.field('email')}
        />
        <Button type="submit" size="large" block loading={state === 'sending'} loadingLabel={texts.sending}>
          {texts.sendLink}
        </Button>
      </SchemaForm>
    </AuthScreen>
  )
}
