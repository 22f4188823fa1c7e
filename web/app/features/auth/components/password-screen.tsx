import type { ReactNode } from 'react'
import type { RequestState } from '../../../lib/client/use-request.ts'
import type { SchemaFormOf } from '../../../lib/forms/use-schema-form.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { Link } from '../../../ui/elements/link.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { AttemptAlert } from './attempt-alert.tsx'
import { AuthScreen } from './auth-screen.tsx'

interface PasswordScreenProps<Input extends object, Output> {
  title: string
  text: string
  form: SchemaFormOf<Input, Output>
  onSubmit: (values: Output) => Promise<void>
  /** The state of the request, and the message shown on success. */
  state: RequestState
  success: string
  failure: string
  /** Why it failed, in the server's words. */
  reason: string | null
  submitLabel: string
  loadingLabel: string
  wayOut: { to: string; label: string }
  /** Shown when the request failed. */
  newLink?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The two screens of a forgotten password: a short form, its result and a link back. */
export const PasswordScreen = <Input extends object, Output>({
  title,
  text,
  form,
  onSubmit,
  state,
  success,
  failure,
  reason,
  submitLabel,
  loadingLabel,
  wayOut,
  newLink,
  children,
}: PasswordScreenProps<Input, Output>) => (
  <AuthScreen
    title={title}
    text={text}
    footer={
      <Link to={wayOut.to} className="lien font-semibold">
        {wayOut.label}
      </Link>
    }
  >
    <AttemptAlert
      error={state === 'failed' ? failure : null}
      success={state === 'succeeded' ? success : null}
      help={reason}
    />
    {state === 'failed' && newLink}
    <SchemaForm form={form} onSubmit={onSubmit} label={title}>
      {children}
      <Button type="submit" size="large" block loading={state === 'sending'} loadingLabel={loadingLabel}>
        {submitLabel}
      </Button>
    </SchemaForm>
  </AuthScreen>
)
