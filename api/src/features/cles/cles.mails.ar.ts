import { paths, profileSection } from '@colocdar/contracts/paths'
import { appareilWords, momentWords } from '../appareils/appareils.mails.ar.ts'
import type { FromAppareil } from '../appareils/appareils.mails.fr.ts'
import type * as fr from './cles.mails.fr.ts'

export const cleAjoutee: typeof fr.cleAjoutee = (ready) => ({
  subject: 'أُضيف مفتاح دخول إلى حسابك',
  ...changed(ready, 'أُضيف مفتاح دخول إلى حسابك على Colocdar'),
})

export const cleRetiree: typeof fr.cleRetiree = (ready) => ({
  subject: 'حُذف مفتاح دخول من حسابك',
  ...changed(ready, 'حُذف مفتاح دخول من حسابك على Colocdar'),
})

const changed = ({ username, appareil, le }: FromAppareil, what: string) => ({
  title: `مرحباً \u2068${username}\u2069،`,
  paragraphs: [
    `${what} من ${appareilWords(appareil)}، ${momentWords(le)}.`,
    'إن لم يكن ذلك منك، فالمرجو اختيار كلمة سر جديدة حالاً: ستنتهي كل الجلسات وتُحذف كل مفاتيح الدخول.',
  ],
  buttons: [
    { label: 'الاطلاع على مفاتيح الدخول', path: profileSection('cles') },
    { label: 'لم أكن أنا', path: paths.forgotPassword() },
  ],
})
