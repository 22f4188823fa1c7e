import { paths } from '@colocdar/contracts/paths'
import { hiddenLink } from '../../mail/texts.ar.ts'
import { withoutLinks } from '../../mail/without-links.ts'
import type * as fr from './conversations.mails.fr.ts'
import { unnamed } from './conversations.mails.fr.ts'

export const nouveauMessage: typeof fr.nouveauMessage = ({ conversationId, textes, ...typed }) => {
  const [nom, sujet] = [typed.nom, typed.sujet].map((name) =>
    name === unnamed ? 'أحد الأعضاء' : `\u2068${plain(name)}\u2069`,
  )
  return {
    subject: `رسالة جديدة من ${sujet}`,
    title: textes.length === 1 ? `رسالة جديدة من ${nom}` : `رسائل جديدة من ${nom} (${textes.length})`,
    paragraphs: [`بخصوص الإعلان «\u2068${plain(typed.titre)}\u2069»:`],
    quote: textes.map(plain).join('\n\n'),
    buttons: [{ label: 'القراءة والرد', path: paths.conversation(conversationId) }],
    note: 'لا ينبغي أداء أي مبلغ قبل الزيارة. للرد، المرجو فتح المحادثة: الردود على هذه الرسالة لا تصل.',
  }
}

export const messageNotification: typeof fr.messageNotification = ({ nom, titre, texte }) => ({
  title: nom ? `رسالة جديدة من \u2068${plain(nom)}\u2069` : 'رسالة جديدة من أحد الأعضاء',
  body: plain(texte ?? `بخصوص الإعلان «\u2068${titre}\u2069»`),
})

const plain = (texte: string): string => withoutLinks(texte, hiddenLink)
