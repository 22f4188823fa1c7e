import type { ColocType } from '@colocdar/contracts/enumerations'
import { demandes as countDemandes, offres as countOffres } from '../villes/texts.ar.ts'

export const home = 'الرئيسية'
export const offres = 'عروض السكن المشترك'
export const offresShort = 'العروض'
export const demandes = 'الطلبات'
export const demandesShort = 'الطلبات'
export const untitled = 'إعلان بدون عنوان'
export const titleOfPage = (title: string, page: number) => `${title} – الصفحة ${page}`
export const inVille = (ville: string) => `في ${ville}`
export const nearRepere = (nom: string) => `بالقرب من \u2068${nom}\u2069`
export const anyRepere = 'كل المدينة'
export const inMorocco = 'في المغرب'

export const phrase = 'كلمات البحث'
export const phraseExample = 'استوديو في الرباط، 3000 درهم'
export const search = 'بحث'

export const kinds = 'نوع الإعلانات'
export const villesFailed = 'تعذّر تحميل المدن.'
// « Some » is right for one, two and more.
export const leftOut = (_count: number) => 'تم تجاهل بعض معايير البحث'
export const leftOutReason = (filter: string, sentence: string) => `${filter}: ${sentence}`
export const unknownOrder = 'هذا الترتيب غير موجود: تبدأ اللائحة بالأحدث.'

export const chosenFilters = 'المرشِّحات المختارة'
export const removeFilter = 'إزالة المرشِّح'
export const removeAll = 'مسح الكل'
export const someVille = 'المدينة'

export const filterByVille = 'التصفية حسب المدينة'
export const ville = 'المدينة'
export const closeVilles = 'إغلاق لائحة المدن'
export const resetVille = 'إلغاء التصفية'

export const filters = 'التصفية'
export const inUse = 'قيد الاستعمال'
export const refine = 'تصفية النتائج'
export const closeFilters = 'إغلاق التصفية'
export const moreFilters = 'مرشِّحات أخرى'
export const anyAnswer = 'لا يهم'
export const range = (lowerBound: string, unit: string) => `${lowerBound.replace('الحد الأدنى لل', 'ال')} (${unit})`
export const min = 'الأدنى'
export const max = 'الأقصى'

export const offreResults = (count: number) => countOffres(count)
export const demandeResults = (count: number) => countDemandes(count)
export const results = 'النتائج'
export const showAny = 'تصفح الإعلانات'
export const showNone = 'لا إعلانات'
// After a colon the total keeps its form, which the dual would not.
export const showTotal = (total: string) => `إظهار النتائج: ${total}`
export const near = 'إعلانات أقل تطابقاً'
export const failed = 'وقع خطأ أثناء تحميل اللائحة.'
export const retry = 'إعادة المحاولة'
export const sortBy = 'ترتيب حسب'
export const sort = 'ترتيب'

export const beyondLastPage = 'هذه الصفحة بعد الصفحة الأخيرة: ربما أصبحت اللائحة أقصر.'
export const firstPage = 'الرجوع إلى الصفحة الأولى'
export const oneFilterLess = 'بإزالة مرشِّح واحد'
export const without = (filter: string) => `بدون «${filter}»`
export const comma = '، '
export const nearVilles = 'في المدن القريبة'
export const villeAt = (ville: string, km: number) => `${ville}، على بعد ${km}\u00a0كلم`
export const allVilles = 'كل المدن'
export const widen = 'لا شيء يوافق هذا البحث. إليك كيف يمكن توسيعه.'
export const fewerFilters = 'لا شيء يوافق هذا البحث. يمكن التجربة بعدد أقل من المرشِّحات.'
export const nothingInVille = 'لا شيء في هذه المدينة بعد. قد يوجد المطلوب في مدن أخرى.'
export const nothingYet = 'لا شيء هنا بعد. قد تظهر إعلانات قريباً، ويمكنك نشر أول إعلان.'

export const contact = 'التواصل'
export const verifiedIdentity = 'هوية موثَّقة'
export const profile = 'تصفح الملف الشخصي'

export const byline: Record<'annonce' | 'demande', string> = {
  annonce: 'سيُنشر إعلانك باسمك. لا يظهر بريدك الإلكتروني لأحد.',
  demande: 'سيُنشر طلبك باسمك. لا يظهر بريدك الإلكتروني لأحد.',
}
export const editProfile = 'تعديل ملفي الشخصي'
export const incompleteProfile = 'ملفك الشخصي غير مكتمل'
export const neededOfProfile: Record<'annonce' | 'demande', string> = {
  annonce: 'الاسم العائلي والاسم الشخصي والهاتف والسن معلومات ضرورية لنشر إعلان.',
  demande: 'الاسم العائلي والاسم الشخصي والهاتف والسن معلومات ضرورية لنشر طلب.',
}
export const completeProfile = 'إكمال ملفي الشخصي'
export const unknownProfile = 'تعذّر تحميل ملفك الشخصي'
export const next = 'التالي'

export const waitingTitle = 'قيد التوثيق'
export const waitingForOwner = 'لا يظهر لأحد سواك. سيُنشر بمجرد أن يوثِّقه فريقنا.'
export const waitingForOthers = 'لم يُنشر بعد.'
export const changeWaitingTitle = 'تعديل في الانتظار'
export const changeWaiting = 'ما يظهر هنا هو المنشور حالياً. سيراجع فريقنا تعديلك.'
export const asleepTitle: Record<ColocType, string> = {
  offre: 'إعلان متوقف عن الظهور',
  demande: 'طلب متوقف عن الظهور',
}
export const asleep: Record<ColocType, string> = {
  offre: 'لم يؤكده صاحب السكن منذ شهر: ربما لم يعد السكن متاحاً.',
  demande: 'لم يتم تأكيده منذ شهر: ربما لم يعد البحث جارياً.',
}
export const hiddenTitle: Record<ColocType, string> = { offre: 'إعلان مخفي', demande: 'طلب مخفي' }
export const reportedToOwner = 'بلّغ عنه عدة أعضاء. يراجعه فريقنا، وستصلك رسالة بالقرار.'
export const reportedToOthers = 'بلّغ عنه عدة أعضاء: لا يظهر إلا لناشره ولفريقنا.'
export const blocked = 'حساب ناشره موقوف: لا يظهر إلا لفريقنا.'
export const refusedTitle: Record<ColocType, string> = { offre: 'إعلان مرفوض', demande: 'طلب مرفوض' }
export const removedTitle: Record<ColocType, string> = { offre: 'إعلان مسحوب', demande: 'طلب مسحوب' }

export const savedButUnverified = 'سيظهر بعد توثيقه.'
export const savedForReview: Record<'annonce' | 'demande', string> = {
  annonce: 'سيراجع فريقنا تعديلك. إلى ذلك الحين، يبقى إعلانك منشوراً كما كان.',
  demande: 'سيراجع فريقنا تعديلك. إلى ذلك الحين، يبقى طلبك منشوراً كما كان.',
}
