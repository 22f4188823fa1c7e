import type { AlerteFrequence, AlerteType } from '@colocdar/contracts/alertes'

export const title = 'تنبيهاتي'
export const description = 'عمليات البحث المحفوظة لمتابعة جديدها.'
export const subtitle = 'رسالة إلكترونية عندما يوافق إعلان جديد بحثك.'
export const loadFailed = 'تعذّر تحميل تنبيهاتك.'
export const none = 'لا تنبيهات حالياً'
export const noneText = 'يكفي كتابة المطلوب أعلاه، أو تصفية العروض أو الطلبات ثم الضغط على «إنشاء تنبيه».'
export const showOffres = 'تصفح العروض'

export const alertFor = 'تنبيه عن'
export const alertForShown = 'تنبيه عن:'
export const prepare = 'إعداد التنبيه'
export const createFromList = 'إنشاء تنبيه'

export const newTitle = 'تنبيه جديد'
export const watched = 'البحث'
export const create = 'إنشاء التنبيه'
export const created = 'تم إنشاء التنبيه'
export const createdTexts: Record<Exclude<AlerteFrequence, 'arretee'>, string> = {
  immediate: 'ستصلك رسالة إلكترونية بمجرد نشر إعلان يوافقه.',
  quotidienne: 'ستصلك رسالة إلكترونية على الساعة 8 صباحاً، في الأيام التي يُنشر فيها إعلان يوافقه.',
}
export const createFailed = 'لم يتم إنشاء التنبيه.'
export const verifyFirst = 'المرجو تأكيد بريدك الإلكتروني أولاً'
export const verifyText = 'تصل التنبيهات عبر البريد الإلكتروني. سيعيدك رابط التأكيد إلى هنا.'

export const notify = 'وتيرة التنبيه'
export const immediate = 'فوراً'
export const immediateHelp = 'خمس رسائل في اليوم على الأكثر'
export const daily = 'مرة في اليوم'
export const dailyHelp = 'على الساعة 8 صباحاً، إن كان هناك جديد'
export const never = 'أبداً (التنبيه متوقف)'

export const lists: Record<AlerteType, string> = { offre: 'العروض', demande: 'الطلبات' }
export const wholeLists: Record<AlerteType, string> = { offre: 'كل العروض', demande: 'كل الطلبات' }
export const unknownVille = 'مدينة غير معروفة'
export const show = 'تصفح الإعلانات'
export const remove = 'حذف'
export const removeLabel = (filters: readonly string[]) => `حذف التنبيه: ${filters.join('، ')}`
export const changed = 'تم تعديل التنبيه'
export const stopped = 'تم إيقاف التنبيه'
export const removed = 'تم حذف التنبيه'
export const unchanged = 'لم يتغير أي شيء'

export const stopMetaTitle = 'إيقاف تنبيه'
export const stopDescription = 'إيقاف الرسائل الإلكترونية لأحد التنبيهات.'
export const stopTitle = 'إيقاف هذا التنبيه'
export const stop = 'إيقاف التنبيه'
export const stopFailed = 'لم يتم إيقاف التنبيه. المرجو إعادة المحاولة.'
export const stopEffect = 'لن تصلك رسائل هذا التنبيه بعد الآن. يبقى محفوظاً في حسابك، ويمكنك تفعيله من جديد.'
export const manage = 'تدبير تنبيهاتي'
