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

/** Deletes the member's account, and what this browser stored of it. */
const useAccountRemoval = (showServerErrors: (error: unknown) => boolean) => {
  const navigate = useNavigate()
  const [removing, setRemoving] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const remove = async (body: AccountRemoval): Promise<void> => {
    setRemoving(true)
    setError(null)
    try {
      await call(donnees.remove, { body })
    } catch (failure) {
      setRemoving(false)
      if (!showServerErrors(failure)) setError(serverMessage(failure) ?? 'La suppression n’a pas abouti. Réessayez.')
      return
    }
    // Navigate first: a protected page without a session would redirect to the sign-in screen.
    await navigate(paths.home())
    safeStorage.clear()
    forgetSession()
    showToast({ title: 'Votre compte est supprimé', text: 'Un dernier e-mail vous le confirme.' })
  }
  return { remove, removing, error }
}
