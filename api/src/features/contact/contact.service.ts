import type { ContactForm } from '@colocdar/contracts/contact'
import type { Deps } from '../../deps.ts'
import { addressKey } from '../../limits/address-key.ts'
import { insertMessage } from './contact.repository.ts'

/** Stores a visitor's message for administrators and mails it to the team, in one transaction. */
export const sendMessage = async (
  { db, mails, limits, config }: Pick<Deps, 'db' | 'mails' | 'limits' | 'config'>,
  ip: string,
  form: ContactForm,
): Promise<{ message: string }> => {
  await limits.take('contact', addressKey(ip))
  await db.transaction(async (tx) => {
    await insertMessage(tx, form)
    await mails.enqueue(tx, { template: 'contact', to: config.contactEmail, ...form })
  })
  return { message: 'Message envoyé avec succès!' }
}
