import { call } from '../../lib/client.ts'
import { lazySchema } from '../../lib/forms/form-schema.ts'
import { SchemaForm } from '../../lib/forms/schema-form.tsx'
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts'
import { paths } from '../../lib/paths.ts'
import { seo } from '../../lib/seo.ts'
import { useRequest } from '../../lib/use-request.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/forgot-password.page.ts'
import { AttemptAlert } from './components/attempt-alert.tsx'
import { AuthScreen } from './components/auth-screen.tsx'

/** With zod in it: it comes once somebody types. */
const contract = async () => (await import('@colocdar/contracts/utilisateurs')).utilisateurs

const forgotSchema = lazySchema('mot de passe', async () => (await contract()).forgotPassword.query)

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Mot de passe oublié',
    description: 'Recevez un lien pour choisir un nouveau mot de passe.',
    path: paths.forgotPassword(),
    index: false,
  })

export default function ForgotPasswordPage() {
  const form = useSchemaForm({ schema: forgotSchema, defaultValues: { email: '' } })
  const [state, send] = useRequest(async (query: { email: string }) => {
    await call((await contract()).forgotPassword, { query })
  })
  return (
    <AuthScreen
      title="Mot de&nbsp;passe oublié"
      text="Indiquez l’e-mail de votre compte&nbsp;: nous vous envoyons un lien, valable une heure."
      footer={
        <Link to={paths.login()} className="lien font-semibold">
          Retour à la connexion
        </Link>
      }
    >
      <AttemptAlert
        error={state === 'failed' ? 'Failed to send password reset link. Please try again.' : null}
        success={state === 'succeeded' ? 'A password reset link has been sent to your email.' : null}
      />
      <SchemaForm form={form} onSubmit={send} label="Mot de passe oublié">
        <TextField
          label="E-mail"
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          {...form.field('email')}
        />
        <Button type="submit" size="large" block loading={state === 'sending'} loadingLabel="Envoi en cours...">
          Envoyer le lien
        </Button>
      </SchemaForm>
    </AuthScreen>
  )
}
