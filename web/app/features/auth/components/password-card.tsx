import type { PasswordChange } from '@colocdar/contracts/auth'
import { useState } from 'react'
import * as texts from '#texts/features/auth'
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
      <h2 className="text-2xl">{texts.password}</h2>
      <p className="text-brume">{texts.changeEffect}</p>
      <Button variant="quiet" icon={<KeyRound className="size-5" />} onClick={() => setOpen(true)}>
        {texts.changePassword}
      </Button>
      <Dialog open={open} onClose={close} title={texts.changePassword}>
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
    <SchemaForm form={form} onSubmit={change} label={texts.changePassword}>
      {error && (
        <Alert tone="error" title={texts.unchanged}>
          <p>{error}</p>
        </Alert>
      )}
      <PasswordField
        label={texts.currentPassword}
        required
        autoComplete="current-password"
        {...form.field('password')}
      />
      <NewPasswordField
        label={texts.newPassword}
        {...(isAdmin && { help: texts.adminPasswordLength })}
        {...form.field('newPassword')}
      />
      <ConfirmPasswordField {...form.field('confirmPassword')} />
      <FormActions>
        <Button variant="quiet" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" loading={form.submitting} loadingLabel={texts.saving}>
          {texts.changePassword}
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
