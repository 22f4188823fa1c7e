import { paths } from '@colocdar/contracts/paths'
import type { MailContent } from '../../mail/mail-kind.ts'
import { withoutLinks } from '../../mail/without-links.ts'

export interface MessageReady {
  conversationId: number
  nom: string
  /** In the subject, which looks like our own words: a name that an administrator has seen, or none. */
  sujet: string
  titre: string
  textes: string[]
}

/** What a phone shows of a message; its text only to who wants that. */
interface Notified {
  nom: string | null
  titre: string
  texte: string | undefined
}

export const messageNotification = ({ nom, titre, texte }: Notified) => ({
  title: nom ? `Nouveau message de ${withoutLinks(nom)}` : 'Nouveau message d’un membre',
  body: withoutLinks(texte ?? `À propos de l’annonce «\u00a0${titre}\u00a0»`),
})

/** A member without a name. */
export const unnamed = 'Un membre'

export const nouveauMessage = ({ conversationId, textes, ...typed }: MessageReady): MailContent => {
  const [nom, sujet] = [typed.nom, typed.sujet].map((name) => withoutLinks(name))
  return {
    subject: `${sujet} vous a écrit`,
    title: textes.length === 1 ? `${nom} vous a écrit` : `${nom} vous a écrit ${textes.length} messages`,
    paragraphs: [`À propos de l’annonce «\u00a0${withoutLinks(typed.titre)}\u00a0»\u00a0:`],
    quote: textes.map((texte) => withoutLinks(texte)).join('\n\n'),
    buttons: [{ label: 'Lire et répondre', path: paths.conversation(conversationId) }],
    note: 'Ne payez rien avant d’avoir visité. Pour répondre, ouvrez la conversation\u00a0: les réponses à cet e-mail ne sont pas transmises.',
  }
}
