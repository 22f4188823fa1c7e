import type { Appareil } from '@colocdar/contracts/appareils'
import { dayOf, timeOf } from '@colocdar/contracts/jour'
import { paths, profileSection } from '@colocdar/contracts/paths'
import * as texts from '@colocdar/contracts/texts/appareils.ar'
import { fill } from '@colocdar/contracts/texts/fill'
import type * as fr from './appareils.mails.fr.ts'

export const nouvelAppareil: typeof fr.nouvelAppareil = ({ username, appareil, le }) => ({
  subject: 'دخول جديد إلى حسابك',
  title: `مرحباً \u2068${username}\u2069،`,
  paragraphs: [
    `تم فتح حسابك على Colocdar من جهاز لم نكن نعرفه: ${appareilWords(appareil)}، ${momentWords(le)}.`,
    'إن كان ذلك منك، فلا شيء يستدعي القيام به.',
    'وإلا، فالمرجو اختيار كلمة سر جديدة حالاً: ستنتهي كل الجلسات وتُحذف كل مفاتيح الدخول.',
  ],
  buttons: [
    { label: 'الاطلاع على أجهزتي المتصلة', path: profileSection('appareils') },
    { label: 'لم أكن أنا', path: paths.forgotPassword() },
  ],
})

/** « Chrome على Android » */
export const appareilWords = ({ navigateur, systeme }: Appareil): string => {
  if (!navigateur && !systeme) return texts.unknownDevice
  const name = systeme ? fill(texts.browserOn, { navigateur: navigateur ?? texts.browser, systeme }) : navigateur
  return `\u2067${name}\u2069`
}

/** « يوم 18/11/2026 على الساعة 14:05 بتوقيت المغرب » */
export const momentWords = (instant: string): string => {
  const date = new Date(instant)
  const day = dayOf(date).split('-').reverse().join('/')
  return `يوم \u2066${day}\u2069 على الساعة \u2066${timeOf(date)}\u2069 بتوقيت المغرب`
}
