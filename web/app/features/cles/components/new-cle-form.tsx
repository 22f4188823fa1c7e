import { CleForm, cles } from '@colocdar/contracts/cles'
import { useState } from 'react'
import * as texts from '#texts/features/cles'
import { call } from '../../../lib/client/client.ts'
import { reasonOf } from '../../../lib/client/server-message.ts'
import { createCle } from '../../../lib/client/webauthn.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Asks for the password: an open session is not enough to add what opens the account for good. */
export const NewCleForm = ({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) => {
  const form = useSchemaForm({ schema: CleForm, defaultValues: { nom: '', password: '' } })
  const [error, setError] = useState<string | null>(null)
  const add = async ({ nom, password }: { nom: string | null; password: string }): Promise<void> => {
    setError(null)
    try {
      const options = await call(cles.prepare, { body: { password } })
      await call(cles.create, { body: { nom, reponse: await createCle(options) } })
      onDone()
    } catch (failure) {
      if (!form.showServerErrors(failure)) setError(reasonOf(failure) ?? deviceReason(failure))
    }
  }
  return (
    <SchemaForm form={form} onSubmit={add} label={texts.add}>
      {error && (
        <Alert tone="error" title={texts.notAdded}>
          <p>{error}</p>
        </Alert>
      )}
      <TextField label={texts.nom} help={texts.nomHelp} autoComplete="off" {...form.field('nom')} />
      <PasswordField label={texts.password} required autoComplete="current-password" {...form.field('password')} />
      <FormActions>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={form.submitting} loadingLabel={texts.waiting}>
          {texts.next}
        </Button>
      </FormActions>
    </SchemaForm>
  )
}

/** Of the few reasons that browsers tell, one can be acted on. */
const deviceReason = (failure: unknown): string =>
  (failure as Partial<Error>).name === 'InvalidStateError' ? texts.alreadyThere : texts.notCreated
