export const signIn = 'استعمال مفتاح الدخول'

export const title = 'مفاتيح الدخول'
export const lead = 'تسجيل الدخول بدون كتابة أي شيء، ببصمة الإصبع أو الوجه أو رمز جهازك. وتبقى كلمة السر صالحة.'
export const loadFailed = 'تعذّر تحميل مفاتيح الدخول.'
export const unsupported = 'هذا المتصفح لا يسمح بإضافة مفتاح.'
export const full = (max: number) => `عدد مفاتيحك ${max}: المرجو حذف أحدها لإضافة آخر.`
export const add = 'إضافة مفتاح دخول'
export const addDescription = 'سيطلب منك جهازك بعد ذلك بصمتك أو وجهك أو رمزك.'
export const added = 'تمت إضافة مفتاح الدخول'
export const removed = 'تم حذف مفتاح الدخول'
export const addedAndUsed = 'أُضيف في {added}، واستُعمل {used}'
export const addedOnly = (date: string) => `أُضيف في ${date}، ولم يُستعمل بعد`
export const remove = 'حذف'
export const removeSpoken = (nom: string) => `حذف مفتاح الدخول \u2068${nom}\u2069`
export const removeQuestion = 'حذف مفتاح الدخول هذا؟'
export const removeEffect = (nom: string) => `لن يفتح «\u2068${nom}\u2069» حسابك بعد الآن. المرجو حذفه من جهازك أيضاً.`
export const onlyFactor = 'إنه عامل التحقق الثاني الوحيد لديك: المرجو تثبيت تطبيق أولاً.'

export const notAdded = 'لم تتم إضافة أي مفتاح'
export const nom = 'اسم المفتاح'
export const nomHelp = 'للتعرف عليه لاحقاً، مثلاً «هاتفي».'
export const password = 'كلمة السر'
export const cancel = 'إلغاء'
export const waiting = 'جهازك في انتظارك...'
export const next = 'متابعة'
export const alreadyThere = 'في هذا الجهاز مفتاح دخول لحسابك من قبل.'
export const notCreated = 'لم يُنشئ جهازك أي مفتاح. المرجو إعادة المحاولة.'
