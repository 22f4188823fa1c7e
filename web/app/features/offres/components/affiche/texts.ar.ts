import { plural } from '../../../../lib/formats/plural.ar.ts'

export const pageTitle = (titre: string) => `ملصق: ${titre}`
export const notFound = 'الصفحة غير موجودة'
export const pageDescription = 'ملصق بحجم A4 للطباعة، يحمل رمز QR يقود إلى الإعلان.'

export const back = 'الرجوع إلى الإعلان'
export const heading = 'ملصق للطباعة'
export const rented = 'هذا السكن تم كراؤه.'
export const use =
  'صفحة A4 للكلية أو المقهى أو مدخل العمارة. رمز QR والقصاصات تقود إلى الإعلان، ولا يظهر فيها أي رقم هاتف.'
export const print = 'طباعة'
export const whatsApp = 'إرسال عبر WhatsApp'
export const newTab = ' (نافذة جديدة)'
export const printByMenu = 'بدون JavaScript، تتم الطباعة من قائمة المتصفح.'

export const poster = 'ملصق'
export const wordmark = 'كولوكدار'
export const slogan = 'للسكن المشترك'
export const forColocataires = (count: number) =>
  plural(count, {
    zero: 'بدون شركاء سكن',
    one: 'لشريك سكن واحد',
    two: 'لشريكي سكن',
    few: `لـ\u00a0${count} شركاء سكن`,
    many: `لـ\u00a0${count} شريك سكن`,
    other: `لـ\u00a0${count} شريك سكن`,
  })
export const availableOn = (date: string) => `متاح ابتداءً من ${date}`
export const codeTo = (address: string) => `رمز QR يقود إلى ${address}`
export const scan = 'المرجو مسح الرمز'
export const scanHelp = 'كل الصور والتفاصيل وطريقة التواصل: يكفي توجيه كاميرا الهاتف إلى هنا، أو كتابة العنوان:'
export const strip = (price: string) => `سكن مشترك ${price}`
