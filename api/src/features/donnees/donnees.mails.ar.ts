import { paths } from '@colocdar/contracts/paths'
import type * as fr from './donnees.mails.fr.ts'

export const compteSupprime: typeof fr.compteSupprime = ({ username, inactif }) => ({
  subject: 'تم حذف حسابك',
  title: `إلى اللقاء \u2068${username}\u2069،`,
  paragraphs: [
    `تم حذف حسابك على Colocdar ${inactif ? 'بعد سنتين دون أي زيارة' : 'بناءً على طلبك'}، مع ملفك الشخصي وإعلاناتك وصورك وآرائك.`,
    'هذه آخر رسالة نرسلها إليك. شكراً على الطريق الذي قطعناه معاً.',
  ],
  ...(!inactif && { note: 'إذا لم يكن هذا الطلب منك، يمكنك مراسلتنا من خلال استمارة التواصل في الموقع.' }),
})

export const compteInactif: typeof fr.compteInactif = ({ username }) => ({
  subject: 'سيُحذف حسابك بعد شهر',
  title: `مرحباً \u2068${username}\u2069،`,
  paragraphs: [
    'لم يُفتح حسابك على Colocdar منذ ما يقارب سنتين. لا نحتفظ بالحسابات غير المستعملة: بدون أي زيارة منك خلال شهر، سيُحذف حسابك مع ملفك الشخصي وإعلاناتك وصورك ومحادثاتك وآرائك.',
    'للاحتفاظ به، يكفي تسجيل الدخول مرة واحدة.',
  ],
  buttons: [{ label: 'الاحتفاظ بحسابي', path: paths.login() }],
  note: 'إن لم تعد هناك حاجة إليه، فلا شيء يستدعي القيام به.',
})
