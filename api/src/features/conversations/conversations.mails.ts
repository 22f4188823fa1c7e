import { paths } from '@colocdar/contracts/paths'
import * as z from 'zod'
import { defineMail } from '../../mail/mail-kind.ts'

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
  content: ({ nom, sujet, titre, textes, conversationId }: MessageReady) => ({
    subject: `${sujet} vous a écrit`,
    title: textes.length === 1 ? `${nom} vous a écrit` : `${nom} vous a écrit ${textes.length} messages`,
    paragraphs: [`À propos de l’annonce «\u00a0${titre}\u00a0»\u00a0:`],
    quote: textes.map(withoutLinks).join('\n\n'),
    buttons: [{ label: 'Lire et répondre', path: paths.conversation(conversationId) }],
    note: 'Ne payez rien avant d’avoir visité. Pour répondre, ouvrez la conversation\u00a0: les réponses à cet e-mail ne sont pas transmises.',
  }),
})

/** Mail programs make every address clickable, and a stranger's first links are where fraud begins. */
const withoutLinks = (texte: string): string =>
  texte.replace(/\b(?:https?:\/\/|www\.)\S+/gi, '[lien, à voir sur Colocdar]')
