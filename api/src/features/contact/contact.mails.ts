import * as z from 'zod'
import { defineMail, toTeam } from '../../mail/mail-kind.ts'

export const contact = defineMail({
  template: 'contact',
  fields: z.object({ subject: z.string(), email: z.string(), message: z.string() }),
  ...toTeam,
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
