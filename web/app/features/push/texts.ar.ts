import type { PushReglages } from '@colocdar/contracts/push'

export const heading = 'الإشعارات'
export const enable = 'تفعيل الإشعارات على جهازي'
export const disable = 'إيقاف الإشعارات على هذا الجهاز'
export const close = 'لا، شكراً'
export const enabled = 'ستصلك الإشعارات على هذا الجهاز'
export const enabledText = 'ما دامت جلستك مفتوحة فيه. يمكنك اختيار الإشعارات وأوقاتها من ملفك الشخصي.'
export const whileOpen =
  'تصلك الإشعارات على هذا الجهاز ما دامت جلستك مفتوحة فيه: 24 ساعة، أو 30 يوماً عند اختيار «إبقاء الجلسة مفتوحة».'
export const disabled = 'لن تصلك الإشعارات على هذا الجهاز بعد الآن'
export const unavailable = 'تعذّر تفعيل الإشعارات على هذا الجهاز.'
export const offerAfterMessage = 'إشعار فور وصول الرد، حتى عندما يكون Colocdar مغلقاً.'
export const offerAfterAlerte = 'إشعار فور ظهور إعلان يوافق تنبيهك، حتى عندما يكون Colocdar مغلقاً.'

export const support = {
  denied: 'متصفحك يمنع إشعارات Colocdar. المرجو السماح بها في إعدادات المتصفح الخاصة بهذا الموقع، ثم العودة إلى هنا.',
  install:
    'على iPhone وiPad، المرجو أولاً إضافة Colocdar إلى الشاشة الرئيسية (زر المشاركة، ثم «إضافة إلى الشاشة الرئيسية»)، ثم فتحه من هناك.',
  none: 'هذا المتصفح لا يدعم الإشعارات. رسائل البريد الإلكتروني تصلك كالمعتاد.',
}

export const sent = 'ما تُشعرك به أجهزتك:'
export const choices: Record<keyof PushReglages, { label: string; help?: string }> = {
  message: {
    label: 'الرسائل الجديدة',
    help: 'في هذه الحالة لا يصل البريد الإلكتروني إلا بعد عشر دقائق، إذا لم تُقرأ الرسالة.',
  },
  alerte: { label: 'التنبيهات' },
  visite: { label: 'الزيارات' },
  decision: { label: 'القرارات بشأن إعلاناتك' },
  calme: {
    label: 'لا شيء بين العاشرة ليلاً والثامنة صباحاً',
    help: 'ما يصل ليلاً ينتظرك إلى الثامنة صباحاً بتوقيت المغرب.',
  },
  apercu: {
    label: 'إظهار نص الرسائل',
    help: 'يمكن حينها قراءته على الشاشة المقفلة أيضاً. وإلا فلا يظهر سوى اسم المرسل.',
  },
}
export const others = 'أجهزة أخرى تصلها الإشعارات'
export const remove = 'حذف'
export const removeSpoken = (appareil: string) => `إيقاف الإشعارات على ${appareil}`
export const removed = (appareil: string) => `لن تصلك الإشعارات على \u2068${appareil}\u2069 بعد الآن`
export const saved = 'تم الحفظ'
export const unchanged = 'لم يتغير أي شيء'
export const unreadable = 'تعذّر عرض إعدادات الإشعارات'
