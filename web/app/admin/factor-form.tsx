import { type CleAssertion, cles } from '@colocdar/contracts/cles'
import { FacteurCode } from '@colocdar/contracts/facteurs'
import { useState } from 'react'
import * as texts from '#texts/admin'
import { call } from '../lib/client/client.ts'
import { noConnection, reasonOf } from '../lib/client/server-message.ts'
import { useRequest } from '../lib/client/use-request.ts'
import { hasWebAuthn, signByCle } from '../lib/client/webauthn.ts'
import { useSchemaForm } from '../lib/forms/use-schema-form.ts'
import { Button } from '../ui/elements/button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { SchemaForm } from '../ui/forms/schema-form.tsx'
import { KeyRound } from '../ui/icons.ts'
import { FormActions } from '../ui/layout/form-actions.tsx'
import { Alert } from '../ui/notices/alert.tsx'

interface FactorFormProps {
  /** Names the form for screen readers. */
  label: string
  confirmLabel: string
  /** Its failures show in the form. */
  send: (body: { code: string }) => Promise<void>
  /** By a passkey instead. */
  sendCle?: (reponse: CleAssertion) => Promise<unknown>
  onCancel?: () => void
  /** A new app has no recovery codes yet. */
  appOnly?: boolean
}

/** The six digits of the app, or a recovery code. */
export const FactorForm = ({ label, confirmLabel, send, sendCle, onCancel, appOnly = false }: FactorFormProps) => {
  const form = useSchemaForm({ schema: FacteurCode, defaultValues: { code: '' } })
  const [recovery, setRecovery] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const submit = async (body: { code: string }): Promise<void> => {
    setError(null)
    try {
      await send(body)
    } catch (failure) {
      if (!form.showServerErrors(failure)) setError(reasonOf(failure) ?? noConnection)
    }
  }
  const [cleState, showCle] = useRequest(
    async () => void (await sendCle?.(await signByCle(await call(cles.prepareSignin, {})))),
    (failure) => setError(reasonOf(failure) ?? texts.cleFailed),
  )
  return (
    <SchemaForm form={form} onSubmit={submit} label={label}>
      {error && <Alert tone="error">{error}</Alert>}
      <TextField
        label={recovery ? texts.recoveryCode : texts.factorCode}
        help={recovery ? texts.recoveryCodeHelp : texts.factorCodeHelp}
        required
        autoComplete="one-time-code"
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
        {...form.field('code')}
      />
      {!appOnly && (
        <button type="button" onClick={() => setRecovery(!recovery)} className="lien min-h-11 self-start">
          {recovery ? texts.toFactorCode : texts.toRecoveryCode}
        </button>
      )}
      {sendCle && hasWebAuthn() && (
        <Button
          variant="quiet"
          icon={<KeyRound className="size-5 shrink-0" />}
          loading={cleState === 'sending'}
          onClick={() => void showCle()}
        >
          {texts.toCle}
        </Button>
      )}
      <FormActions>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" loading={form.submitting} loadingLabel={texts.verifying}>
          {confirmLabel}
        </Button>
      </FormActions>
    </SchemaForm>
  )
}
