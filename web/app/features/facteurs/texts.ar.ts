import { plural } from '../../lib/formats/plural.ar.ts'

export const title = 'عامل التحقق الثاني'
export const description = 'عامل التحقق الثاني الخاص بالإدارة.'
export const lead = 'حسابات الإدارة تتطلب إثبات الهوية عند كل تسجيل دخول.'
export const otherAccount = 'تسجيل الدخول بطريقة أخرى'
export const signIn = 'تسجيل الدخول'
export const loading = 'جارٍ التحميل…'
export const loadFailed = 'تعذّر تحميل عامل التحقق الثاني.'
export const retry = 'إعادة المحاولة'

export const installed = (codes: number) =>
  `تم تثبيت تطبيق للتحقق. ${plural(codes, {
    zero: 'لم يبق لديك أي رمز احتياطي.',
    one: 'بقي لديك رمز احتياطي واحد.',
    two: 'بقي لديك رمزان احتياطيان.',
    few: `بقيت لديك ${codes} رموز احتياطية.`,
    many: `بقي لديك ${codes} رمزاً احتياطياً.`,
    other: `بقي لديك ${codes} رمز احتياطي.`,
  })}`
export const byCle = 'مفتاح الدخول هو عامل التحقق الثاني لديك.'
export const missing = 'لا يوجد عامل تحقق ثانٍ.'
export const notAsked = 'النسخة التجريبية لا تتطلبه.'
export const renewCodes = 'رموز احتياطية جديدة'
export const changeApp = 'تغيير التطبيق'
export const installApp = 'تثبيت تطبيق'
export const app = 'تطبيق التحقق'

export const codes = 'الرموز الاحتياطية'
export const keepCodesTitle = 'المرجو الاحتفاظ بهذه الرموز الاحتياطية العشرة'
export const keepCodesText =
  'لن تظهر مرة أخرى. كل رمز يعوض هاتفك مرة واحدة: من الأفضل حفظها في برنامج لتدبير كلمات السر أو على ورق.'
export const copied = 'تم نسخ الرموز.'
export const copyRefused = 'المتصفح لا يسمح بالنسخ: المرجو تحديد الرموز.'
export const copyCodes = 'نسخ الرموز'
export const codesKept = 'تم الاحتفاظ بها'

export const scan =
  'تثبيت تطبيق للتحقق على هاتفك (Aegis أو Google Authenticator أو \u20662FAS\u2069…)، ثم مسح هذا الرمز:'
export const qrCode = 'رمز QR للمفتاح'
export const typeSecret = 'بدون كاميرا، كتابة هذا المفتاح:'
export const enterCode = 'إدخال الرمز الذي يظهر في التطبيق.'
export const install = 'تثبيت عامل التحقق الثاني'
export const next = 'متابعة'
