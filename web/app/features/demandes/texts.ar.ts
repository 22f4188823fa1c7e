export const listTitle = 'الطلبات'
export const listDescription = 'طلبات السكن المشترك في المغرب.'
export const placeTitle = (place: string) => `طلبات السكن المشترك ${place}`
export const placeDescription = (place: string) =>
  `أشخاص يبحثون عن سكن مشترك ${place}: الميزانيات والتواريخ ونبذة عن شركاء السكن المقبلين، في طلبات موثَّقة واحداً واحداً.`
export const heading = 'أشخاص يبحثون عن سكن مشترك'
export const headingInVille = (ville: string) => `أشخاص يبحثون عن سكن في ${ville}`
export const subtitle = 'قد يكون شريك سكنك المقبل بينهم. كل طلب موثَّق.'
export const noneFound = 'لم يتم العثور على أي طلب'
export const publishOffre = 'نشر عرض'

export const member = 'عضو'
export const noTitle = 'طلب بدون عنوان'
export const noVille = 'المدينة غير مذكورة'
export const noQuartier = 'الحي غير مذكور'
export const noDescription = 'الوصف غير متوفر'
export const noDetails = 'التفاصيل غير متوفرة'
export const noBudget = 'الميزانية غير مذكورة'
export const noDate = 'التاريخ غير مذكور'
export const noDuree = 'غير محددة'

// « العنوان » alone is the address.
export const titre = 'عنوان الطلب'
export const description = 'الوصف'
export const ville = 'المدينة'
export const quartier = 'الحي'
export const adresse = 'المكان المفضل'
export const budget = 'الميزانية'
export const disponibilite = 'تاريخ التوفر'
export const duree = 'المدة'
export const dateDemande = 'تاريخ الطلب'
export const perMonth = 'في الشهر'

export const verified = 'موثَّق'
export const waiting = 'قيد التوثيق'

export const page = 'الطلب'
export const report = 'التبليغ عن هذا الطلب'
export const recentOffres = (ville: string | undefined) => `أحدث العروض في ${ville}`
export const pageTitle = (titre: string | null | undefined, ville: string | undefined) =>
  `${titre || 'طلب سكن مشترك'}${ville ? ` في ${ville}` : ''}`
export const pageDescription = (asked: { ville: string | undefined; budget: string | null; description: string }) =>
  `بحث عن سكن مشترك${asked.ville ? ` في ${asked.ville}` : ''}${asked.budget ? `، بميزانية ${asked.budget} في الشهر` : ''}. ${asked.description}`

export const notFound = 'الطلب غير موجود'
export const notFoundText = 'لم يعد منشوراً، أو لم يتم توثيقه بعد. هناك أشخاص آخرون يبحثون أيضاً عن سكن مشترك.'
export const showAll = 'تصفح الطلبات'
export const loadFailed = 'وقع خطأ أثناء تحميل الطلب'
export const noAnswer = 'تعذّر تحميله. المرجو التحقق من الاتصال بالإنترنت ثم إعادة المحاولة.'

export const own = 'طلبك'
export const editDate = 'تعديل التاريخ'
export const editAll = 'تعديل الطلب كاملاً'
export const save = 'حفظ'
export const saving = 'جارٍ الحفظ...'
export const cancel = 'إلغاء'
export const saved = 'تم تعديل الطلب بنجاح!'
export const saveFailed = 'لم يتم تعديل الطلب'
export const saveFailedTitle = 'وقع خطأ أثناء تعديل الطلب'
export const unchanged = 'طلبك'

export const remove = 'حذف الطلب'
export const removeQuestion = 'حذف طلبك؟'
export const removeEffect = 'لن يظهر لأحد بعد الآن. يمكنك نشر طلب آخر.'
export const removed = 'تم حذف الطلب'

export const editTitle = 'تعديل طلبي'
export const editDescription = 'طلبك للسكن المشترك.'
export const editVerified =
  'تتغير الميزانية (في حدود 15%) والتواريخ فوراً. أما الباقي فيراجعه فريقنا، وفي انتظار ذلك يبقى طلبك منشوراً كما هو.'
export const editUnverified = 'يراجع فريقنا طلبك قبل نشره.'
export const refused = 'تم رفض طلبك'
export const form = 'طلبي'
export const choose = 'اختيار...'
export const budgetHelp = 'في الشهر.'
export const budgetUnit = 'درهم'
export const adresseHelp = 'اختياري: شارع أو مدرسة أو محطة ترامواي.'
export const logementType = 'السكن المطلوب'
export const anyLogement = 'لا يهم'
export const noOwn = 'ليس لديك أي طلب'
export const notOwn = 'هذا الطلب لعضو آخر.'
