import { paths } from '@colocdar/contracts/paths'
import type * as fr from './auth.mails.fr.ts'

export const verification: typeof fr.verification = ({ token, oubli }) => ({
  subject: 'تأكيد بريدك الإلكتروني',
  title: oubli ? 'بريدك الإلكتروني أولاً' : 'مرحباً بك في Colocdar!',
  paragraphs: oubli
    ? [
        'طُلبت كلمة سر جديدة لحسابك، لكن هذا البريد لم يُؤكَّد من قبل.',
        'المرجو تأكيد أنه بريدك، ثم طلب كلمة السر من جديد: سنرسل إليك الرابط.',
      ]
    : ['بقيت خطوة واحدة: تأكيد أن هذا البريد بريدك.', 'بعد التأكيد، يمكنك رؤية أرقام هواتف الإعلانات.'],
  buttons: [{ label: 'تأكيد بريدي الإلكتروني', path: paths.verifyEmail(token) }],
  note: 'هذا الرابط صالح لمدة 24 ساعة. إن لم يكن إنشاء الحساب منك، يمكنك تجاهل هذه الرسالة.',
})

export const reinitialisation: typeof fr.reinitialisation = ({ username, token }) => ({
  subject: 'اختيار كلمة سر جديدة',
  title: `مرحباً \u2068${username}\u2069،`,
  paragraphs: ['توصلنا بطلب لتغيير كلمة سر حسابك على Colocdar.'],
  buttons: [{ label: 'اختيار كلمة سر جديدة', path: paths.resetPassword(token) }],
  note: 'هذا الرابط صالح لمدة ساعة ويُستعمل مرة واحدة. إذا لم يكن الطلب منك، يمكنك تجاهل هذه الرسالة: تبقى كلمة السر كما هي.',
})

export const motDePasseChange: typeof fr.motDePasseChange = ({ username, cles }) => ({
  subject: 'تم تغيير كلمة السر',
  title: `مرحباً \u2068${username}\u2069،`,
  paragraphs: [
    'تم تغيير كلمة سر حسابك على Colocdar، وأُغلقت الجلسات المفتوحة في أجهزة أخرى.',
    ...(cles ? ['حُذفت مفاتيح الدخول: يمكنك إضافة غيرها من ملفك الشخصي.'] : []),
    'إن لم يكن ذلك منك، فالمرجو طلب كلمة سر جديدة حالاً ومراسلتنا.',
  ],
  buttons: [{ label: 'لم أكن أنا', path: paths.forgotPassword() }],
})
