import { paths } from '@colocdar/contracts/paths'
import { call } from '../../lib/client/client.ts'
import { useRequest } from '../../lib/client/use-request.ts'
import { lazySchema } from '../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import type { Meta } from '../../lib/pages/page.ts'
import { seo } from '../../lib/seo/seo.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { PasswordScreen } from './components/password-screen.tsx'

/** Loaded on the first focus: it contains zod. */
const contract = async () => (await import('@colocdar/contracts/auth')).auth

const forgotSchema = lazySchema('mot de passe', async () => (await contract()).forgotPassword.query)

export const meta: Meta = ({ matches }) =>
  seo(matches, {
    title: 'Mot de passe oublié',
    description: 'Recevez un lien pour choisir un nouveau mot de passe.',
    path: paths.forgotPassword(),
    index: false,
  })

export default function ForgotPasswordPage() {
  const form = useSchemaForm({ schema: forgotSchema, defaultValues: { email: '' } })
  const [state, send, reason] = useRequest(async (query: { email: string }) => {
    await call((await contract()).forgotPassword, { query })
  })
  return (
    <PasswordScreen
      title="Mot de&nbsp;passe oublié"
      text="Indiquez l’e-mail de votre compte&nbsp;: nous vous envoyons un lien, valable une heure."
      form={form}
      onSubmit={send}
      state={state}
      success="A password reset link has been sent to your email."
      failure="Failed to send password reset link. Please try again."
      reason={reason}
      submitLabel="Envoyer le lien"
      loadingLabel="Envoi en cours..."
      wayOut={{ to: paths.login(), label: 'Retour à la connexion' }}
    >
      <TextField label="E-mail" type="email" required autoComplete="email" inputMode="email" {...form.field('email')} />
    </PasswordScreen>
  )
}
