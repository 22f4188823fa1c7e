import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import * as ar from './conversations.mails.ar.ts'
import * as fr from './conversations.mails.fr.ts'

/** The recipient is a member of the conversation. */
export const MessageFields = z.object({ conversationId: z.int(), utilisateurId: z.int() })
export type MessageFields = z.output<typeof MessageFields>

/** Says that messages are unread. They are read when the mail is sent: by then some may have been seen. */
export const nouveauMessage = defineMail({
  template: 'nouveauMessage',
  sujet: 'messages',
  fields: MessageFields,
  content: { fr: fr.nouveauMessage, ar: ar.nouveauMessage },
})
