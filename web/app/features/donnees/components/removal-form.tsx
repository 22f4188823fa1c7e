import { AccountRemoval } from '@colocdar/contracts/donnees'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { useAccountRemoval } from '../use-account-removal.ts'

/** Asks for the password: an open session is not enough to delete an account. */
export const RemovalForm = ({ onCancel }: { onCancel: () => void }) => {
  const form = useSchemaForm({ schema: AccountRemoval, defaultValues: { password: '' } })
  const { remove, removing, error } = useAccountRemoval(form.showServerErrors)
  return (
    <SchemaForm form={form} onSubmit={remove} label="Supprimer mon compte">
      {error && (
        <Alert tone="error" title="Votre compte n’est pas supprimé">
          <p>{error}</p>
        </Alert>
      )}
      <PasswordField label="Mot de passe" required autoComplete="current-password" {...form.field('password')} />
      <FormActions>
        <Button variant="quiet" onClick={onCancel}>
          Annuler
        </Button>
        <Button type="submit" variant="danger" loading={removing} loadingLabel="Suppression...">
          Supprimer définitivement
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
