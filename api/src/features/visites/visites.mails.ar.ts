import { ancienMembre } from '@colocdar/contracts/conversations'
import { timeOf } from '@colocdar/contracts/jour'
import { weekdayOf } from '@colocdar/contracts/jour-nom'
import { paths } from '@colocdar/contracts/paths'
import { formerMember } from '@colocdar/contracts/texts/conversations.ar'
import { hiddenLink } from '../../mail/texts.ar.ts'
import { withoutLinks } from '../../mail/without-links.ts'
import type * as fr from './visites.mails.fr.ts'

const moment = (instant: Date): string => `${weekdayOf(instant, 'ar')} على الساعة ${timeOf(instant)}`
const plain = (texte: string): string => withoutLinks(texte, hiddenLink)
const apart = (texte: string): string => `\u2068${plain(texte)}\u2069`
const named = (nom: string): string => (nom === ancienMembre ? formerMember : apart(nom))
const place = 'يظهر مكان اللقاء في المحادثة إلى غاية ساعتين بعد بداية الزيارة.'
const safety = 'لا ينبغي دفع أي مبلغ قبل الزيارة.'
const open = 'فتح المحادثة'

export const visiteChange: typeof fr.visiteChange = ({
  conversationId,
  cote,
  deMoi,
  etat,
  debut,
  creneaux,
  mot,
  event,
  ...typed
}) => {
  const [nom, titre] = [named(typed.nom), apart(typed.titre)]
  const when = debut ? moment(debut) : ''
  const asks = cote === 'proprietaire'
  const answer = asks ? 'اقتراح مواعيد' : 'اختيار موعد'
  const said = {
    confirmee: {
      subject: `تأكدت الزيارة: ${when}`,
      title: `تأكدت الزيارة مع ${nom}`,
      texts: [`${when}.`, asks ? 'المرجو تحديد مكان اللقاء إن لم يُحدد بعد.' : place],
      button: open,
    },
    annulee: {
      subject: debut ? `أُلغيت الزيارة: ${when}` : 'أُلغي اقتراح الزيارة',
      title: debut ? `أُلغيت الزيارة مع ${nom}` : `لن تتم الزيارة مع ${nom}`,
      texts: debut ? [`كان موعدها ${when}.`] : [],
      button: open,
    },
    proposee: {
      subject: asks ? 'طلب زيارة' : 'اقتراح زيارة',
      title: asks ? `طلب زيارة من ${nom}` : `اقتراح زيارة من ${nom}`,
      texts: creneaux.map(moment),
      button: answer,
    },
    deplacee: {
      subject: debut ? `تغيير موعد الزيارة: ${when}` : 'تغيير موعد الزيارة',
      title: deMoi ? `تغيير موعد الزيارة مع ${nom}` : asks ? `طلب موعد آخر من ${nom}` : `اقتراح موعد آخر من ${nom}`,
      texts: [`لم تعد الزيارة في موعدها: ${when}.`, ...(deMoi ? [] : creneaux.map(moment))],
      button: deMoi ? open : answer,
    },
  }
  const { subject, title, texts, button } = said[etat as keyof typeof said] ?? said.annulee
  const path = paths.conversation(conversationId)
  return {
    subject,
    title,
    paragraphs: [`بخصوص الإعلان «${titre}»:`, ...texts],
    ...(mot && !deMoi && { quote: plain(mot) }),
    byReader: deMoi,
    buttons: [{ label: button, path }],
    note: safety,
    ...(event && {
      calendar: { ...event, path, summary: `زيارة: ${titre}`, description: `مع ${nom}. ${place} ${safety}` },
    }),
  }
}

export const visiteRappel: typeof fr.visiteRappel = ({ conversationId, cote, nom, titre, quand, debut }) => {
  const about = `زيارة مع ${named(nom)}، الإعلان «${apart(titre)}».`
  const button = (label: string) => [{ label, path: paths.conversation(conversationId) }]
  if (quand === 'apres')
    return {
      subject: 'كيف كانت الزيارة؟',
      title: 'كيف كانت الزيارة؟',
      paragraphs: [about, 'جوابك يفيد كل من يبحث عن سكن بعدك.'],
      buttons: button('الجواب'),
    }
  return {
    subject: `تذكير: زيارة ${moment(debut)}`,
    title: `زيارة ${moment(debut)}`,
    paragraphs: [
      about,
      ...(cote === 'visiteur' ? [place] : []),
      'في حال وجود مانع، يمكن تغيير الموعد أو إلغاء الزيارة في المحادثة.',
    ],
    buttons: button(open),
    note: safety,
  }
}
