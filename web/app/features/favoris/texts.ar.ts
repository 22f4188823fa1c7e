import { formatFigure } from '../../lib/formats/figure.ts'
import { plural } from '../../lib/formats/plural.ar.ts'

export const title = 'المفضلة'
export const description = 'الإعلانات المحفوظة في مفضلتك.'
export const loadFailed = 'تعذّر تحميل مفضلتك. لم يضع أي شيء: ما زالت محفوظة.'
export const needScript = 'مفضلتك محفوظة في متصفحك: المرجو تفعيل JavaScript لإظهارها.'
export const visitorNote = 'المفضلة محفوظة في هذا المتصفح. {signIn} يتيح الوصول إليها من أي جهاز.'
export const signIn = 'تسجيل الدخول'

export const views = 'طريقة العرض'
export const sideBySide = 'جنباً إلى جنب'
export const cards = 'بطاقات'
export const total = (count: number) =>
  plural(count, {
    zero: 'لا إعلانات محفوظة',
    one: 'إعلان محفوظ واحد',
    two: 'إعلانان محفوظان',
    few: `${formatFigure(count)} إعلانات محفوظة`,
    many: `${formatFigure(count)} إعلاناً محفوظاً`,
    other: `${formatFigure(count)} إعلان محفوظ`,
  })
export const none = 'لا شيء في المفضلة حالياً'
export const noneText = 'الضغط على قلب الإعلان يحفظه هنا، لمعرفة ما إذا انخفض ثمنه أو تم كراؤه.'
export const showOffres = 'تصفح العروض'

export const comparison = 'مقارنة الإعلانات'
export const rent = 'الكراء'
export const place = 'المكان'
export const type = 'النوع'
export const notSaid = 'غير محدد'
/** Read instead of « — ». */
export const pointless = 'لا ينطبق'

export const gone = (ville: string | null) => (ville ? `إعلان في ${ville}` : 'إعلان')
export const remove = 'إزالة'
export const removeLabel = (ville: string | null) => `إزالة من المفضلة: ${gone(ville)}`
export const since = (date: string, prix: string | null) => `تم حفظه في ${date}${prix === null ? '' : `، بثمن ${prix}`}`

export const offline = 'لم يعد منشوراً'
export const rented = 'تم كراؤه'
export const asleep = 'متوقف عن الظهور'
export const decisions = { enLice: 'ما زال طلبك قائماً', retenue: 'ما زال طلبك قائماً', declinee: 'تم الاعتذار عن طلبك' }
export const cheaper = (difference: string) => `انخفض الثمن بـ\u00a0${difference}`
export const dearer = (difference: string) => `ارتفع الثمن بـ\u00a0${difference}`
