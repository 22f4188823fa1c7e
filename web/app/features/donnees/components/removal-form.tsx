import { AccountRemoval, donnees } from '@colocdar/contracts/donnees'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetSession } from '../../../lib/auth/auth-store.ts'
import { call } from '../../../lib/client/client.ts'
import { serverMessage } from '../../../lib/client/server-message.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { safeStorage } from '../../../lib/storage/safe-storage.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'

/** Asks for the password: an open session is not enough to delete an account and what this browser stored of it. */
export const RemovalForm = ({ onCancel }: { onCancel: () => void }) => {
  const navigate = useNavigate()
  const form = useSchemaForm({ schema: AccountRemoval, defaultValues: { password: '' } })
  const [error, setError] = useState<string | null>(null)

  const remove = async (body: AccountRemoval): Promise<void> => {
    setError(null)
    try {
      await call(donnees.remove, { body })
    } catch (failure) {
      if (form.showServerErrors(failure)) return
      return setError(serverMessage(failure) ?? 'La suppression n’a pas abouti. Réessayez.')
    }
    // Navigate first: a protected page without a session would redirect to the sign-in screen.
    await navigate(paths.home())
    safeStorage.clear()
    forgetSession()
    showToast({ title: 'Votre compte est supprimé', text: 'Un dernier e-mail vous le confirme.' })
  }

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
        <Button type="submit" variant="danger" loading={form.submitting} loadingLabel="Suppression...">
          Supprimer définitivement
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
