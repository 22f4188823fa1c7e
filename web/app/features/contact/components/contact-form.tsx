import type { ContactForm as Message } from '@colocdar/contracts/contact'
import * as texts from '#texts/features/contact'
import { call } from '../../../lib/client/client.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { lazySchema } from '../../../lib/forms/form-schema.ts'
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { useIdempotencyKey } from '../../../lib/hooks/use-idempotency-key.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { SchemaForm } from '../../../ui/forms/schema-form.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'

/** Loaded on the first focus: it contains zod. */
const contract = () => import('@colocdar/contracts/contact')

const schema = lazySchema('contact', async () => (await contract()).ContactForm)

export const ContactForm = () => {
  const form = useSchemaForm({ schema, defaultValues: { subject: '', email: '', message: '' } })
  const { keyOf, forget } = useIdempotencyKey()
  const [state, send, reason] = useRequest(async (body: Message) => {
    await call((await contract()).contact.send, { body }, { idempotencyKey: keyOf(body) })
    forget()
    form.discard()
  })
  return (
    <Card>
      <SchemaForm form={form} onSubmit={send} label={texts.form}>
        <TextField label={texts.subject} required maxLength={150} {...form.field('subject')} />
        <TextField
          label={texts.email}
          type="email"
          required
          autoComplete="email"
          inputMode="email"
          {...form.field('email')}
        />
        <TextArea label={texts.message} required maxLength={4000} {...form.field('message')} />
        {state === 'succeeded' && <Alert tone="success">{texts.sent}</Alert>}
        {state === 'failed' && (
          <Alert tone="error">
            <p>{texts.failed}</p>
            {reason && <p>{reason}</p>}
          </Alert>
        )}
        <Button
          type="submit"
          size="large"
          loading={state === 'sending'}
          loadingLabel={texts.sending}
          className="self-start"
        >
          {texts.send}
        </Button>
      </SchemaForm>
    </Card>
  )
}
