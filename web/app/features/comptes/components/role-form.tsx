import { type Compte, comptes, RoleChange } from '@colocdar/contracts/comptes'
import { useState } from 'react'
import { call } from '../../../lib/client/client.ts'
import { noConnection, reasonOf } from '../../../lib/client/server-message.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

interface RoleFormProps {
  compte: Pick<Compte, 'id'>
  onCancel: () => void
  onGiven: () => void
}

/** Gives the role. Asks for the own password: another person may be using the open session. */
export const RoleForm = ({ compte, onCancel, onGiven }: RoleFormProps) => {
  const form = useSchemaForm({ schema: RoleChange, defaultValues: { admin: true, password: '' } })
  const [error, setError] = useState<string | null>(null)
  const give = async (body: RoleChange): Promise<void> => {
    setError(null)
    try {
      await call(comptes.setAdmin, { params: { id: compte.id }, body })
      onGiven()
    } catch (failure) {
      if (!form.showServerErrors(failure)) setError(reasonOf(failure) ?? noConnection)
    }
  }
  return (
    <SchemaForm form={form} onSubmit={give} label="Donner le rôle d’administrateur">
      {error && <Alert tone="error">{error}</Alert>}
      <PasswordField label="Votre mot de passe" required autoComplete="current-password" {...form.field('password')} />
      <FormActions>
        <Button variant="quiet" onClick={onCancel}>
          Annuler
        </Button>
        <Button type="submit" variant="danger" loading={form.submitting} loadingLabel="Enregistrement...">
          Donner le rôle
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
