import { paths } from '@colocdar/contracts/paths'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'
import { withoutLinks } from '../../mail/without-links.ts'

/** The recipient is a member of the conversation. */
export const MessageFields = z.object({ conversationId: z.int(), utilisateurId: z.int() })
export type MessageFields = z.output<typeof MessageFields>

export interface MessageReady {
  conversationId: number
  nom: string
  /** In the subject, which looks like our own words: a name that an administrator has seen, or none. */
  sujet: string
  titre: string
  textes: string[]
}

/** Says that messages are unread. They are read when the mail is sent: by then some may have been seen. */
export const nouveauMessage = defineMail({
  template: 'nouveauMessage',
  sujet: 'messages',
  fields: MessageFields,
  content: ({ conversationId, textes, ...typed }: MessageReady) => {
    const [nom, sujet, titre] = [typed.nom, typed.sujet, typed.titre].map(withoutLinks) as [string, string, string]
    return {
      subject: `${sujet} vous a écrit`,
      title: textes.length === 1 ? `${nom} vous a écrit` : `${nom} vous a écrit ${textes.length} messages`,
      paragraphs: [`À propos de l’annonce «\u00a0${titre}\u00a0»\u00a0:`],
      quote: textes.map(withoutLinks).join('\n\n'),
      buttons: [{ label: 'Lire et répondre', path: paths.conversation(conversationId) }],
      note: 'Ne payez rien avant d’avoir visité. Pour répondre, ouvrez la conversation\u00a0: les réponses à cet e-mail ne sont pas transmises.',
    }
  },
})
