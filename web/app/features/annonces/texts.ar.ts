import { annonces } from '../villes/texts.ar.ts'

export const title = 'إعلاناتي'
export const heading = 'إعلاناتي'
export const description = 'عروضك وطلبك.'
export const back = 'الرجوع إلى الملف الشخصي'
export const publishOffre = 'نشر عرض'
export const all = 'الكل'
export const offres = 'العروض'
export const demandes = 'الطلبات'
export const loadFailed = (reason: string) => `وقع خطأ أثناء تحميل إعلاناتك: ${reason}`

// In brackets, because « of which » would have to agree with the total.
export const total = (count: number, waiting: number) =>
  `${annonces(count)}${waiting > 0 ? ` (في انتظار التوثيق: ${waiting})` : ''}`
export const noOffre = 'لم يتم العثور على أي سكن'
export const noOffreText = 'لا عروض لك بعد. الغرفة الشاغرة تجد من يسكنها بسرعة.'
export const noDemande = 'لم يتم العثور على أي طلب'
export const noDemandeText = 'يكفي وصف السكن المطلوب: من لديه غرفة شاغرة سيتواصل معك.'
export const addDemande = 'إضافة طلب'
export const beyondLastPage = 'هذه الصفحة بعد الصفحة الأخيرة: ربما أصبحت اللائحة أقصر.'
export const firstPage = 'الرجوع إلى الصفحة الأولى'

export const edit = 'تعديل'
export const whoWrote = 'من راسلك'
export const markRented = 'تسجيل أنه تم كراؤه'
export const rentQuestion = 'هل تم كراء السكن؟'
export const markAvailable = 'جعله متاحاً'
export const rented = 'تم تسجيل كراء السكن'
export const availableAgain = 'أصبح الإعلان متاحاً من جديد'
export const waitingAgain = 'عاد الإعلان إلى انتظار التوثيق'
export const unchanged = 'لم تتغير حالة الإعلان'

export const matchingDemandes = 'طلبات مطابقة'
export const noMatchingDemande = 'لا طلبات منشورة مطابقة حالياً.'
export const matchingOffres = 'عروض مطابقة'
export const noMatchingOffre = 'لا عروض منشورة مطابقة حالياً.'
export const searching = 'البحث جارٍ'
export const searchFailed = 'لم يكتمل البحث. المرجو التحقق من الاتصال ثم إعادة المحاولة.'
export const retry = 'إعادة المحاولة'
