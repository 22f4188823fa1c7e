import { plural } from '../../../../lib/formats/plural.ar.ts'

export const heading = 'نشر عرض'
export const pageDescription = 'نشر عرض لسكن مشترك.'
export const intro = 'أربع مراحل، ثم يُرسل إعلانك للتوثيق.'
export const steps = ['صاحب السكن', 'السكن', 'الصور', 'التأكيد'] as const
export const next = 'التالي'

export const nom = 'اسم صاحب السكن'
export const email = 'البريد الإلكتروني لصاحب السكن'
export const nomRequired = 'المرجو إدخال اسم صاحب السكن'
export const emailRequired = 'المرجو إدخال البريد الإلكتروني لصاحب السكن'
export const emailInvalid = 'البريد الإلكتروني غير صالح'

export const proprietaireNeeded = 'المرجو إدخال معلومات صاحب السكن.'
export const logementNeeded = 'المرجو إدخال جميع معلومات السكن.'
export const allNeeded = 'جميع الخانات إلزامية. المرجو إكمال كل المعلومات.'
export const toComplete = (labels: readonly string[]) => `لم يكتمل بعد: ${labels.join('، ')}.`
export const stillUploading = 'ما زال إرسال الصور جارياً: المرجو انتظار نهايته.'

export const logement = 'السكن'
export const photosHelp = 'الصور الواضحة الملتقطة نهاراً تشجع على الزيارة. صورة واحدة على الأقل إلزامية.'

export const previewHelp = 'هذا إعلانك كما سيراه الزوار. هل كل شيء صحيح؟'
export const images = 'الصور'
export const photoCount = (count: number) =>
  plural(count, {
    zero: 'بدون صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: `${count} صور`,
    many: `${count} صورة`,
    other: `${count} صورة`,
  })
export const submit = 'إرسال'
export const submitting = 'جارٍ الإرسال...'

export const failed = 'حدث خطأ أثناء إرسال العرض'
export const sentBefore = 'سبق أن توصلنا بإعلانك كما كان قبل تعديلاتك الأخيرة.'
export const findSent = 'الاطلاع عليه وتعديله في «إعلاناتي»'

export const created = 'تم إنشاء العرض'
export const createdHelp = 'سيُنشر بعد توثيقه.'
export const thanks = 'شكراً على إعلانك'
export const thanksHelp = 'تم إرسال عرضك إلى الإدارة للتوثيق. سيُنشر بعد توثيقه.'
export const home = 'الرجوع إلى الرئيسية'
export const mesAnnonces = 'الاطلاع على إعلاناتي'
