import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { email, Message, text } from './text.ts'

export const ContactForm = z.object({
  subject: text({ required: 'Le sujet est requis', max: 150 }),
  email: email({ required: "L'email est requis", invalid: "L'email n'est pas valide" }),
  message: text({ required: 'Le message est requis', max: 4000 }),
})
export type ContactForm = z.input<typeof ContactForm>

export const contact = {
  send: endpoint({
    method: 'POST',
    path: '/test/contact',
    access: 'public',
    summary: 'Écrire à l’équipe',
    body: ContactForm,
    response: Message,
    idempotent: true,
  }),
}
