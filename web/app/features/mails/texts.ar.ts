import type { MailSujet } from '@colocdar/contracts/mails'

export const sujets: Record<MailSujet, { label: string; help: string }> = {
  messages: { label: 'الرسائل الجديدة', help: 'عندما يراسلك أحد الأعضاء ولم تُقرأ الرسالة بعد.' },
  alertes: { label: 'التنبيهات', help: 'عندما يوافق إعلان أحد تنبيهاتك. يمكن ضبط كل تنبيه على حدة أيضاً.' },
  rappels: {
    label: 'التذكير بإعلاناتك',
    help: 'لتأكيد أن إعلانك ما زال قائماً بنقرة واحدة. وحتى بدون تذكير، الإعلان غير المؤكَّد يتوقف عن الظهور بعد 30 يوماً.',
  },
  visites: {
    label: 'التذكير بزياراتك',
    help: 'قبل الزيارة بيوم وبساعتين، ثم سؤال بعدها. أما التأكيدات والإلغاءات فتُرسل دائماً.',
  },
}

export const heading = 'البريد الإلكتروني'
export const sent = 'ما يرسله إليك Colocdar:'
export const alwaysSent =
  'تُرسل دائماً: رسالة تأكيد بريدك، وما يخص كلمة السر وحسابك، ومستجدات زياراتك، وقراراتنا بشأن إعلاناتك وآرائك وتبليغاتك.'
export const unreadable = 'تعذّر تحميل إعدادات بريدك'
export const wanted = 'ستتوصل بهذه الرسائل'
export const refused = 'لن تتوصل بهذه الرسائل بعد الآن'
export const unchanged = 'لم يتغير أي شيء'

export const wait =
  'المرجو تأكيد بريدك الإلكتروني للتوصل برسائل الأعضاء وتنبيهاتك والتذكيرات وقراراتنا. إلى ذلك الحين، لا نرسل إلى عنوانك سوى رسالة التأكيد.'
export const verify = 'تأكيده من ملفي الشخصي'

export const stopTitle = 'إيقاف هذه الرسائل'
export const stopDescription = 'إيقاف نوع من رسائل البريد الإلكتروني.'
export const stop = 'إيقافها'
export const stopFailed = 'لم يتغير أي شيء. المرجو إعادة المحاولة.'
export const stopEffect = (label: string | undefined) =>
  `${label ? `«${label}»: ` : ''}لن تتوصل بها بعد الآن. يمكنك استئنافها من صفحة حسابك.`
export const choose = 'اختيار الرسائل'
