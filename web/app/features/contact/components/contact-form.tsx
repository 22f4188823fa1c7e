import { type FormEvent, useRef, useState } from 'react'
import { loadChunk } from '../../../lib/client/chunks.ts'
import { useRequest } from '../../../lib/client/use-request.ts'
import { useHydrated } from '../../../lib/hooks/use-hydrated.ts'
import { Button } from '../../../ui/elements/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { type ContactField, contactErrors } from '../contact-errors.ts'

/** On the home page, so it stays small: the contract is imported only when a message is sent. */
export const ContactForm = () => {
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Partial<Record<ContactField, string>>>({})
  const [state, send, reason] = useRequest(async (message: Record<ContactField, string>) => {
    const { sendContact } = await loadChunk('contact', () => import('../send-contact.ts'))
    await sendContact(message)
    form.current?.reset()
  })

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = event.currentTarget.elements
    const found = contactErrors((name) => fields.namedItem(name) as HTMLInputElement)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return (fields.namedItem(first) as HTMLInputElement).focus()
    void send(Object.fromEntries(new FormData(event.currentTarget)) as Record<ContactField, string>)
  }

  return (
    <Card>
      <form ref={form} method="post" noValidate aria-label="Contact" onSubmit={submit}>
        <fieldset disabled={!hydrated} className="flex flex-col gap-5">
          <TextField label="Sujet" name="subject" required maxLength={150} error={errors.subject} />
          <TextField
            label="E-mail"
            name="email"
            type="email"
            required
            autoComplete="email"
            inputMode="email"
            error={errors.email}
          />
          <TextArea label="Message" name="message" required maxLength={4000} error={errors.message} />
          {state === 'succeeded' && <Alert tone="success">Message envoyé avec succès!</Alert>}
          {state === 'failed' && (
            <Alert tone="error">
              <p>Erreur lors de l'envoi du message. Veuillez réessayer.</p>
              {reason && <p>{reason}</p>}
            </Alert>
          )}
          <Button
            type="submit"
            size="large"
            loading={state === 'sending'}
            loadingLabel="Envoi en cours..."
            className="self-start"
          >
            Envoyer
          </Button>
        </fieldset>
      </form>
    </Card>
  )
}
