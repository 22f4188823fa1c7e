import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'

export const contact = defineMail({
  template: 'contact',
  fields: z.object({ subject: z.string(), email: z.string(), message: z.string() }),
  // Its recipient is the team, and anyone can sign up with the team's address.
  outlivesAccount: true,
  beforeVerification: true,
  content: {
    fr: ({ subject, email, message }) => ({
      subject: `[Contact] ${subject}`,
      title: subject,
      paragraphs: [`Message de ${email}, envoyé par le formulaire de contact\u00a0:`],
      quote: message,
      note: 'Répondez à cet e-mail pour écrire à cette personne.',
      replyTo: email,
    }),
  },
})
