import type { FraicheurKind } from '@colocdar/contracts/fraicheur'

export const pageTitle = 'تأكيد إعلان'
export const pageDescription = 'هل ما زال إعلانك قائماً؟'
export const heading = 'هل {verb} إعلانك قائماً؟'
export const headingVerb = 'ما زال'
export const needsScript = 'المرجو تفعيل JavaScript، أو الجواب من «إعلاناتي».'
export const reading = 'جارٍ قراءة الرابط...'
export const failed = 'تعذر إتمام العملية'
export const failedHelp = 'المرجو التحقق من الاتصال بالإنترنت ثم إعادة المحاولة.'
export const retry = 'إعادة المحاولة'
export const gone = 'لم يعد هذا الرابط صالحاً'
export const goneHelp = 'تم حذف الإعلان، أو أن الرابط قديم جداً.'
export const thanks = 'شكراً، تم تسجيل جوابك'
export const wakeHelp = 'لم يتم تأكيده، فلم يعد يظهر في اللوائح. نقرة واحدة تعيد إظهاره.'
export const outdated = 'انتهت صلاحية هذا الرابط'
export const outdatedHelp = 'تم تأكيد الإعلان أو تعديله بعد هذه الرسالة: لم يبق ما يجب فعله هنا.'
export const see = 'الاطلاع على الإعلان'
export const answers: Record<FraicheurKind, Record<'disponible' | 'partie', { button: string; done: string }>> = {
  offre: {
    disponible: { button: 'ما زال متاحاً', done: 'إعلانك منشور، وتم تأكيده اليوم.' },
    partie: { button: 'تم الكراء', done: 'تم تسجيل كراء السكن، ولم يعد إعلانك يظهر في اللوائح.' },
  },
  demande: {
    disponible: { button: 'البحث ما زال جارياً', done: 'طلبك منشور، وتم تأكيده اليوم.' },
    partie: { button: 'وجدتُ سكناً', done: 'لم يعد طلبك يظهر في اللوائح. نقرة واحدة تعيد إظهاره عند الحاجة.' },
  },
}
