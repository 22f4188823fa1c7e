import type { PasswordChange } from '@colocdar/contracts/auth'
import { useState } from 'react'
import { useAuth } from '../../../lib/auth/use-auth.ts'
import { call } from '../../../lib/client/client.ts'
import { noConnection, reasonOf } from '../../../lib/client/server-message.ts'
import { lazySchema } from '../../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { KeyRound } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { refuseCommonPassword } from '../refuse-common-password.ts'
import { ConfirmPasswordField, NewPasswordField } from './new-password-field.tsx'

/** Changing the password while signed in. */
export const PasswordCard = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">Mot de passe</h2>
      <p className="text-brume">Un nouveau mot de passe met fin à vos sessions sur les autres appareils.</p>
      <Button variant="quiet" icon={<KeyRound className="size-5" />} onClick={() => setOpen(true)}>
        Changer le mot de passe
      </Button>
      <Dialog open={open} onClose={close} title="Changer le mot de passe">
        {open && <PasswordForm onDone={close} />}
      </Dialog>
    </Card>
  )
}

const schema = lazySchema('mot de passe', async () => {
  const { PasswordChangeForm, commonPassword } = await import('@colocdar/contracts/auth')
  return refuseCommonPassword(PasswordChangeForm, 'newPassword', commonPassword)
})

const PasswordForm = ({ onDone }: { onDone: () => void }) => {
  const form = useSchemaForm({ schema, defaultValues: { password: '', newPassword: '', confirmPassword: '' } })
  const isAdmin = useAuth((auth) => auth.user?.roles.includes('ROLE_ADMIN') ?? false)
  const [error, setError] = useState<string | null>(null)
  const change = async ({ password, newPassword }: PasswordChange): Promise<void> => {
    setError(null)
    try {
      const { auth } = await import('@colocdar/contracts/auth')
      const { message } = await call(auth.changePassword, { body: { password, newPassword } })
      onDone()
      showToast({ title: message, duration: 5_000 })
    } catch (failure) {
      if (!form.showServerErrors(failure)) setError(reasonOf(failure) ?? noConnection)
    }
  }
  return (
    <SchemaForm form={form} onSubmit={change} label="Changer le mot de passe">
      {error && (
        <Alert tone="error" title="Votre mot de passe reste le même">
          <p>{error}</p>
        </Alert>
      )}
      <PasswordField label="Mot de passe actuel" required autoComplete="current-password" {...form.field('password')} />
      <NewPasswordField
        label="Nouveau mot de passe"
        {...(isAdmin && { help: 'De 12 à 40 caractères.' })}
        {...form.field('newPassword')}
      />
      <ConfirmPasswordField {...form.field('confirmPassword')} />
      <FormActions>
        <Button variant="quiet" onClick={onDone}>
          Annuler
        </Button>
        <Button type="submit" loading={form.submitting} loadingLabel="Enregistrement...">
          Changer le mot de passe
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
