import { type ContactForm, contact } from '@colocdar/contracts/contact'
import { call } from '../../lib/client/client.ts'

export const sendContact = async (body: ContactForm): Promise<void> => {
  await call(contact.send, { body }, { idempotencyKey: crypto.randomUUID() })
}
