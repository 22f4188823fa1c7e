export const home = 'الرئيسية'
export const blog = 'المدونة'
export const title = 'مدونة السكن المشترك'
export const description =
  'العقد والميزانية والمصاريف والأحياء والحياة المشتركة: نصائحنا من أجل سكن مشترك ناجح في المغرب.'
export const subtitle = 'نصائح بسيطة للعثور على سكن جيد ومشاركته والحفاظ عليه.'
export const loading = 'جارٍ التحميل...'
export const none = 'لا مقالات حالياً'
export const noneText = 'مقالاتنا قادمة قريباً.'

export const notFound = 'المقال غير موجود'
export const notFoundText = 'لا وجود لهذا المقال.'
export const published = 'نُشر في {date}'

export const listFailed = 'تعذّر تحميل المدونة'
export const listFailedText = 'تعذّر تحميل المقالات.'
export const postFailed = 'تعذّر تحميل هذا المقال'
export const error = (message: string) => `خطأ: ${message}`
export const retry = 'إعادة المحاولة'
export const back = 'الرجوع إلى المدونة'
