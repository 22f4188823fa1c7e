import { timeOf } from '@colocdar/contracts/jour'
import { weekdayOf } from '@colocdar/contracts/jour-nom'
import { hiddenLink } from '../../mail/texts.ar.ts'
import { withoutLinks } from '../../mail/without-links.ts'
import type * as fr from './visites.mails.fr.ts'
import { unnamed as unnamedInFrench } from './visites.mails.fr.ts'

export const moment: typeof fr.moment = (instant) => `${weekdayOf(instant, 'ar')} على الساعة ${timeOf(instant)}`
export const plain: typeof fr.plain = (texte) => withoutLinks(texte, hiddenLink)
export const titled: typeof fr.titled = (titre) => `\u2068${plain(titre)}\u2069`
export const unnamed = 'أحد الأعضاء'
export const named: typeof fr.named = (nom) => (nom === unnamedInFrench ? unnamed : titled(nom))
export const about: typeof fr.about = (titre, isAlone) => `بخصوص الإعلان «${titre}»${isAlone ? '.' : ':'}`
export const place = 'يظهر مكان اللقاء في المحادثة إلى غاية ساعتين بعد بداية الزيارة.'
export const safety = 'لا ينبغي أداء أي مبلغ قبل الزيارة.'
export const open = 'فتح المحادثة'
export const answer = { proprietaire: 'اقتراح مواعيد', visiteur: 'اختيار موعد' }

export const event: typeof fr.event = (nom, titre) => ({
  summary: `زيارة: ${titre}`,
  description: `${nom ? `مع ${nom}. ` : ''}${place} ${safety}`,
})

const withNom = (nom: string | null): string => (nom ? ` مع ${nom}` : '')

export const said: typeof fr.said = ({ nom, when, asks, deMoi }) => ({
  confirmee: {
    subject: `تأكدت الزيارة: ${when}`,
    title: `تأكدت الزيارة${withNom(nom)}`,
    texts: [`${when}.`, asks ? 'المرجو تحديد مكان اللقاء إن لم يُحدد بعد.' : place],
  },
  annulee: {
    subject: when ? `أُلغيت الزيارة: ${when}` : 'أُلغي اقتراح الزيارة',
    title: when ? `أُلغيت الزيارة${withNom(nom)}` : `لن تتم الزيارة${withNom(nom)}`,
    texts: [...(when ? [`كان موعدها ${when}.`] : []), ...(nom ? [] : ['تم حذف حساب العضو الآخر.'])],
  },
  proposee: {
    subject: asks ? 'طلب زيارة' : 'اقتراح زيارة',
    title: asks ? `طلب زيارة من ${nom ?? unnamed}` : `اقتراح زيارة من ${nom ?? unnamed}`,
    texts: [],
  },
  deplacee: {
    subject: when ? `تغيير موعد الزيارة: ${when}` : 'تغيير موعد الزيارة',
    title: deMoi
      ? `تغيير موعد الزيارة${withNom(nom)}`
      : asks
        ? `طلب موعد آخر من ${nom ?? unnamed}`
        : `اقتراح موعد آخر من ${nom ?? unnamed}`,
    texts: [`لم تعد الزيارة في موعدها: ${when}.`],
  },
})

export const rappel: typeof fr.rappel = {
  about: (nom, titre) => `زيارة${withNom(nom)}، الإعلان «${titre}».`,
  question: 'كيف كانت الزيارة؟',
  why: 'جوابك يفيد كل من يبحث عن سكن بعدك.',
  answer: 'الجواب',
  subject: (when) => `تذكير: زيارة ${when}`,
  title: (when) => `زيارة ${when}`,
  unable: 'في حال وجود مانع، يمكن تغيير الموعد أو إلغاء الزيارة في المحادثة.',
}
