import * as z from 'zod/mini'
import * as commonTexts from '#texts/common'
import * as texts from '#texts/contact'
import { Id, IdParams, Instant, paged, pageQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import { email, Message, text } from './text.ts'

export const ContactForm = z.object({
  subject: text({ required: texts.subjectRequired, max: 150 }),
  email: email({ required: commonTexts.emailRequired, invalid: commonTexts.emailInvalid }),
  message: text({ required: texts.messageRequired, max: 4000 }),
})
export type ContactForm = z.input<typeof ContactForm>

export const contact = {
  send: endpoint('POST', '/test/contact', 'public', {
    summary: 'Écrire à l’équipe',
    body: ContactForm,
    response: Message,
    idempotent: true,
  }),
}

export const messageEtats = ['tous', 'nonLus', 'sansReponse'] as const

export const MessageRecu = z.object({
  id: Id,
  subject: z.string(),
  email: z.string(),
  message: z.string(),
  luAt: z.nullable(Instant),
  reponduAt: z.nullable(Instant),
  createdAt: Instant,
})
export type MessageRecu = z.output<typeof MessageRecu>

/** Separate from `contact.ts`, which public pages load. */
export const contactMessages = {
  listMessages: endpoint('GET', '/admin/messages', 'admin', {
    summary: 'Messages de contact, les plus récents d’abord',
    query: z.object({ ...pageQuery(20), etat: z._default(z.enum(messageEtats, 'Cet état est inconnu.'), 'tous') }),
    response: paged(MessageRecu),
  }),
  readMessage: endpoint('POST', '/admin/messages/{id}/read', 'admin', {
    summary: 'Marquer un message comme lu',
    params: IdParams,
    response: MessageRecu,
    errors: ['NOT_FOUND'],
  }),
  answerMessage: endpoint('POST', '/admin/messages/{id}/answer', 'admin', {
    summary: 'Marquer un message comme répondu (et lu)',
    params: IdParams,
    response: MessageRecu,
    errors: ['NOT_FOUND'],
  }),
}
