import { AccountRemoval, donnees } from '@colocdar/contracts/donnees'
import { paths } from '@colocdar/contracts/paths'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/features/donnees'
import { authStore, forgetAccount } from '../../../lib/auth/auth-store.ts'
import { call } from '../../../lib/client/client.ts'
import { serverMessage } from '../../../lib/client/server-message.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { Download, Trash2 } from '../../../ui/icons.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { FormActions } from '../../../ui/layout/form-actions.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { showToast } from '../../../ui/notices/notice-store.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { saveFile } from '../save-file.ts'

/** Rights under law 09-08: download a copy of the stored data, delete the account. */
export const DonneesCard = () => {
  const [asking, setAsking] = useState(false)
  const [state, download] = useRequest(downloadDonnees)
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-2xl">{texts.title}</h2>
      <p className="text-brume">
        {texts.lead}{' '}
        <Link to={paths.policies()} className="lien">
          {texts.policies}
        </Link>
      </p>
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <Button
          variant="quiet"
          icon={<Download className="size-5" />}
          loading={state === 'sending'}
          onClick={() => void download()}
        >
          {texts.download}
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 className="size-5" />}
          onClick={() => setAsking(true)}
          className="text-grenade"
        >
          {texts.remove}
        </Button>
      </div>
      <p role="status" className="text-grenade text-sm empty:hidden">
        {state === 'failed' && texts.downloadFailed}
      </p>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={texts.removeQuestion}
        description={texts.removeEffect}
      >
        <RemovalForm onCancel={() => setAsking(false)} />
      </Dialog>
    </Card>
  )
}

const fileName = 'colocdar-mes-donnees.json'

/** Downloads what Colocdar stores about the member. By fetch: a plain link could not send the token. */
const downloadDonnees = async (): Promise<void> => {
  const everything = await call(donnees.export, {})
  saveFile(fileName, new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }))
}

/** Asks for the password: an open session is not enough to delete an account and what this browser stored of it. */
const RemovalForm = ({ onCancel }: { onCancel: () => void }) => {
  const navigate = useNavigate()
  const form = useSchemaForm({ schema: AccountRemoval, defaultValues: { password: '' } })
  const [error, setError] = useState<string | null>(null)

  const remove = async (body: AccountRemoval): Promise<void> => {
    setError(null)
    // A call of the page may find out that the session is gone.
    const session = authStore.getState()
    try {
      await call(donnees.remove, { body })
    } catch (failure) {
      if (form.showServerErrors(failure)) return
      return setError(serverMessage(failure) ?? texts.removeFailed)
    }
    // Navigate first: a protected page without a session would redirect to the sign-in screen.
    await navigate(paths.home())
    forgetAccount(session)
    showToast({
      title: texts.removed,
      text: session.emailVerified ? texts.removedByMail : texts.nothingLeft,
    })
  }

  return (
    <SchemaForm form={form} onSubmit={remove} label={texts.remove}>
      {error && (
        <Alert tone="error" title={texts.notRemoved}>
          <p>{error}</p>
        </Alert>
      )}
      <PasswordField label={texts.password} required autoComplete="current-password" {...form.field('password')} />
      <FormActions>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" variant="danger" loading={form.submitting} loadingLabel={texts.removing}>
          {texts.removeConfirm}
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
