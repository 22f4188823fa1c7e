import { paths } from '@colocdar/contracts/paths'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { lazySchema } from '../../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { Checkbox } from '../../../ui/fields/checkbox.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'

const signinSchema = lazySchema('connexion', async () => (await import('@colocdar/contracts/auth')).Signin)

/** `username` is filled in after a registration. */
export const LoginForm = ({ username = '' }: { username?: string | undefined }) => {
  const form = useSchemaForm({ schema: signinSchema, defaultValues: { username, password: '' } })
  const signin = useAuth((auth) => auth.signin)
  const loading = useAuth((auth) => auth.status === 'loading')
  return (
    <SchemaForm form={form} onSubmit={signin} label="Connexion">
      <TextField
        label="Nom d’utilisateur ou e-mail"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('username')}
      />
      <div className="flex flex-col gap-1">
        <PasswordField label="Mot de passe" required autoComplete="current-password" {...form.field('password')} />
        <Link to={paths.forgotPassword()} className="lien inline-flex min-h-11 items-center self-end">
          Mot de passe oublié&nbsp;?
        </Link>
        <Checkbox
          label="Rester connecté"
          help="Pendant 30 jours. Pas sur un appareil que vous partagez."
          {...form.flag('rememberMe')}
        />
      </div>
      <Button type="submit" size="large" block loading={loading} loadingLabel="Connexion en cours...">
        Se connecter
      </Button>
    </SchemaForm>
  )
}
