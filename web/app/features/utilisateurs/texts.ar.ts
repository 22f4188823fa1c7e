import { plural } from '../../lib/formats/plural.ar.ts'

export const nom = 'الاسم العائلي'
export const prenom = 'الاسم الشخصي'
export const age = 'السن'
export const years = (count: number) =>
  plural(count, {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: `${count} سنوات`,
    many: `${count} سنة`,
    other: `${count} سنة`,
  })
export const genre = 'الجنس'
export const email = 'البريد الإلكتروني'
export const emailVerified = 'البريد الإلكتروني مؤكَّد'
export const telephone = 'الهاتف'
export const apropos = 'نبذة شخصية'
export const langues = 'اللغات'
export const tags = 'الاهتمامات'
export const listSeparator = '، '
export const unspecified = 'غير محدد'
export const retry = 'إعادة المحاولة'
export const editProfile = 'تعديل ملفي الشخصي'
export const completeProfile = 'إكمال ملفي الشخصي'

export const demandeTitre = 'عنوان الطلب'
export const demandeBudget = 'الميزانية'
export const demandeDisponibilite = 'تاريخ التوفر'
export const demandeVille = 'المدينة'
export const demandeQuartier = 'الحي'
export const demandeDuree = 'المدة'
export const demandeDescription = 'الوصف'

export const profileTitle = 'ملفي الشخصي'
export const profileDescription = 'ملفك الشخصي وطلبك.'
export const loadFailed = (reason: string | null) => `حدث خطأ أثناء جلب معطيات الملف الشخصي: ${reason}`
export const yourProfile = 'ملفك الشخصي'

export const account = 'حسابي'
export const myAnnonces = 'إعلاناتي'
export const offreCount = (count: number) =>
  plural(count, {
    zero: 'لا عروض',
    one: 'عرض واحد',
    two: 'عرضان',
    few: `${count} عروض`,
    many: `${count} عرضاً`,
    other: `${count} عرض`,
  })
export const editDemande = 'تعديل طلبي'
export const mySubscriptions = 'اشتراكاتي'

export const publicInformation = 'المعلومات العمومية'
export const edit = 'تعديل'
export const emailNote = 'مخفي عن باقي الأعضاء'
export const telephoneNote = 'يظهر عند الطلب للأعضاء الذين أكدوا بريدهم الإلكتروني'
export const incompleteTitle = 'ملفك الشخصي غير مكتمل'
export const incompleteText =
  'ينقص اسمك العائلي أو الشخصي أو رقم هاتفك أو سنك. وبدونها لا يمكن نشر أي شيء. وتطلب الاستمارة أيضاً لغة واحدة وثلاثة اهتمامات.'
export const later = 'لاحقاً'

export const myDemande = 'طلبي'
export const noDemande = 'للبحث عن سكن مشترك، يمكنك نشر طلب: من لديه غرفة فارغة سيتواصل معك.'
export const addDemande = 'إضافة طلب'

export const editDescription = 'معلوماتك واهتماماتك.'
export const editLead = 'الملف الشخصي المكتمل يبعث على الثقة، وهو ضروري لنشر إعلان.'
export const completeFor = (goal: string) => `المرجو إكمال ملفك الشخصي ${goal}: سنعيدك بعد ذلك إلى الإعلان.`
export const reminderTitle = 'المرجو إكمال ملفك الشخصي'
export const reminderText = 'الاسم العائلي والشخصي، والهاتف، والسن، ولغة واحدة، وثلاثة اهتمامات، ثم يصبح النشر ممكناً.'

export const username = 'اسم المستخدم'
export const telephoneHelp = 'مثلاً \u206606 61 23 45 67\u2069. لا يظهر إلا للأعضاء الذين يطلبونه.'
export const identityEndsTitle = 'سيلزم توثيق هويتك من جديد'
export const identityEndsText =
  'وُثِّقت هويتك بالاسم والرقم القديمين: عند حفظ هذا التغيير، تختفي شارة «هوية موثَّقة» إلى أن يوثِّقها فريقنا من جديد.'
export const ageUnit = 'سنة'
export const tagsHelp = 'ثلاثة على الأقل: تساعد على إيجاد شركاء سكن يشبهونك.'
export const aproposHelp = 'عاداتك وانتظاراتك من السكن المشترك. اختياري.'
export const stale = 'لم يتم حفظ ملفك الشخصي.'
export const saving = 'جارٍ الحفظ...'
export const save = 'حفظ'
export const otherLangue = 'لغة أخرى'
export const otherTag = 'اهتمام آخر'
export const loadingReferences = 'جارٍ تحميل اللغات والاهتمامات...'
export const referencesFailed = 'تعذّر تحميل اللغات والاهتمامات'

export const savedTitle = 'تم الحفظ'
export const savedText = 'تم تحديث معلوماتك بنجاح.'
export const identityEndedTitle = 'الهوية في حاجة إلى توثيق'
export const identityEndedText = 'اختفت شارتك مع هذا التغيير؛ يمكن لفريقنا توثيق هويتك من جديد.'
export const waitsTitle = 'في انتظار المراجعة'
export const waitsText = 'ملفك الشخصي منشور: سيراجع فريقنا ما كتبته وصورتك قبل ظهور التغيير.'
export const saveFailedTitle = 'خطأ'
export const saveFailed = 'تعذّر تحديث معلوماتك'

export const photo = 'صورة الملف الشخصي'
export const photoHelp =
  'اختيارية: رؤية وجهك تشجع الآخرين على مراسلتك. وإن كان لديك إعلان منشور، يراجع فريقنا الصورة الجديدة أولاً.'
export const changePhoto = 'تغيير الصورة'
export const addPhoto = 'إضافة صورة'
export const removePhoto = 'إزالة الصورة'
export const sendingPhoto = 'جارٍ إرسال الصورة…'
export const photoFailed = 'تعذّر إرسال الصورة.'

export const publicTitle = 'الملف الشخصي'
export const publicDescription = 'الملف الشخصي لأحد الأعضاء.'
export const profileOf = (nom: string) => `الملف الشخصي: \u2068${nom}\u2069`
export const memberDescription = (nom: string) => `سكن مشترك في المغرب: عرض أو طلب من \u2068${nom}\u2069.`
export const member = 'العضو'
export const verified = 'حساب موثَّق'
export const identityVerified = 'هوية موثَّقة'
export const memberSince = (month: string) => `العضوية منذ ${month}`
export const seeProfile = 'الاطلاع على ملفي الشخصي'
export const report = 'التبليغ عن هذا الملف الشخصي'
export const theirDemande = 'طلب هذا العضو'
export const seeDemande = 'الاطلاع على الطلب'
export const theirOffres = 'عروض هذا العضو'
export const noApropos = (nom: string) => `لا توجد بعد نبذة عن \u2068${nom}\u2069.`
export const publicLoadFailed = 'تعذّر تحميل معطيات العضو. المرجو إعادة المحاولة لاحقاً.'
export const missingTitle = 'الملف الشخصي غير موجود'
export const missingText = 'هذا العضو غير موجود، أو لم يعد لديه إعلان منشور.'
export const unavailableTitle = 'الملف الشخصي غير متاح'
export const unavailableText = 'لم يكتمل تحميل الصفحة.'
export const seeDemandes = 'تصفح الطلبات'

export const simulationMetaTitle = 'التحقق من الهاتف'
export const simulationDescription = 'تجربة فقط، بدون أي إرسال.'
export const simulationHeading = 'التحقق من الهاتف والبريد الإلكتروني'
export const simulationLead = 'المرجو طلب رمز ثم إدخاله هنا.'
export const simulationTitle = 'هذه مجرد محاكاة'
export const simulationText =
  'لا تُرسل أي رسالة، ويُقبل أي رمز من ستة أرقام، ولا يُحفظ أي شيء. أما التأكيد الفعلي لبريدك الإلكتروني فيتم من {profile}.'
export const simulationProfile = 'ملفك الشخصي'
export const sixDigitsNeeded = 'المرجو إدخال الأرقام الستة للرمز.'
export const simulationDone = 'نجحت المحاكاة'
export const telephoneSimulated = 'لو لم تكن هذه محاكاة، لكان هاتفك الآن مؤكَّداً.'
export const emailSimulated = (email: string) => `لو لم تكن هذه محاكاة، لكان العنوان \u2066${email}\u2069 الآن مؤكَّداً.`
export const codeForm = 'التحقق بالرمز'
export const channel = 'التوصل بالرمز عبر'
export const telephoneChannelHelp = 'رسالة قصيرة إلى رقم ملفك الشخصي'
export const code = 'رمز من ستة أرقام'
export const codeHelp = 'محاكاة: المرجو إدخال أي ستة أرقام.'
export const askCode = 'طلب رمز'
export const verifyCode = 'تأكيد الرمز'

export const thisBrowser = 'هذا المتصفح'
export const spareDataHelp = 'صور أخف، ولا يُحمَّل أي شيء مسبقاً. هذا ما يحدث أصلاً عندما يكون الاتصال بطيئاً.'
