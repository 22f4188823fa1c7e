import { formatFigure } from '../lib/formats/figure.ts'
import { plural } from '../lib/formats/plural.ar.ts'

export const close = 'إغلاق'
export const cancel = 'إلغاء'
export const retry = 'إعادة المحاولة'
export const ok = 'حسناً'
export const unspecified = 'غير محدد'

export const noDate = 'التاريخ غير متوفر'
export const confirmed = 'تم تأكيده {since}'
export const starsOf = (value: number, count: number) => `${formatFigure(value, 1)} من ${count}`
export const starsChoice = (count: number) =>
  Number.isInteger(count)
    ? plural(count, {
        zero: 'بدون نجوم',
        one: 'نجمة واحدة',
        two: 'نجمتان',
        few: `${count} نجوم`,
        many: `${count} نجمة`,
        other: `${count} نجمة`,
      })
    : `${formatFigure(count, 1)} نجمة`

export const favori = (titre: string) => `المفضلة: \u2068${titre}\u2069`
export const annonce = 'إعلان'
export const favoriOffline = 'لا يوجد اتصال: لم يُحفظ هذا العرض في المفضلة.'
export const favoriAdded = 'تمت الإضافة إلى مفضلتك'
export const favoriAddedHere = 'حُفظ العرض في هذا المتصفح. يتيح تسجيل الدخول العثور عليه في كل مكان.'
export const signIn = 'تسجيل الدخول'
export const favoriRemoved = 'تمت الإزالة من مفضلتك'
export const favorisUnchanged = 'بقيت مفضلتك كما كانت'
export const favorisNoAnswer = 'لم يُجب الخادم. المرجو إعادة المحاولة بعد لحظة.'
export const favorisFull = 'مفضلتك ممتلئة'
export const favorisFullText = (full: string, visitor: number) =>
  `${full} وبدون حساب، الحد الأقصى في المتصفح هو ${visitor}.`
export const favoriGone = 'لم يعد هذا الإعلان منشوراً'

export const suggestions = 'اقتراحات'
export const suggestionCount = (count: number) =>
  plural(count, {
    zero: 'لا اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: `${count} اقتراحات`,
    many: `${count} اقتراحاً`,
    other: `${count} اقتراح`,
  })
export const showPassword = 'إظهار كلمة السر'
export const yes = 'نعم'
export const no = 'لا'
export const notSaid = 'غير محدد'

export const coordonneesTitle = 'تظهر معلومات الاتصال بك في هذا النص'
export const coordonneesText = (words: string) =>
  `يظهر في النص ${words}. رقم هاتفك متاح أصلاً للأعضاء الذين أكدوا بريدهم: وإن كُتب هنا فسيقرؤه الجميع، بما في ذلك البرامج الآلية. الإرسال ممكن رغم ذلك.`
export const disponibilite = 'التوفر'
export const disponibiliteDate = 'تاريخ التوفر'
export const immediately = 'حالاً'
export const fromDate = 'ابتداءً من تاريخ محدد'
export const draftRestored = 'تم استرجاع المسودة من حيث توقفت.'
export const discardDraft = 'مسح الكل'
export const stale = 'تغير شيء في هذه الأثناء، ربما في نافذة أخرى. المرجو تحديث الصفحة: تعديلاتك محفوظة وستظهر فيها.'
export const reload = 'تحديث'
export const steps = 'المراحل'
export const step = (current: number, count: number) => `المرحلة ${current} من ${count}: `
export const previous = 'السابق'

export const closeError = 'إغلاق رسالة الخطأ'
export const notifications = 'الإشعارات'
export const closeNotification = 'إغلاق الإشعار'
export const timeLeft = 'الوقت المتبقي'
export const unexpected = 'حدث خطأ غير متوقع. المرجو إعادة المحاولة لاحقاً.'
export const partMissing = 'تعذر تحميل جزء من الموقع.'
export const reloadPage = 'تحديث الصفحة'

export const removalFailed = 'لم يتم الحذف. المرجو إعادة المحاولة بعد لحظة.'
export const confirmRemoval = 'نعم، حذف'

export const spareData = 'توفير بيانات الإنترنت'
