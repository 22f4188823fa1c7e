export const add = 'إضافة صور'
export const addHelp = '6 صور على الأكثر، بصيغة JPEG أو PNG أو WebP أو GIF. يُصغَّر حجم الصور الكبيرة قبل الإرسال.'
export const preparing = 'جارٍ تصغير حجم صورك…'
export const leftOut = (names: readonly string[]) => `لم تُقبل: ${names.map((name) => `\u2068${name}\u2069`).join('، ')}`
export const list = 'الصور'
export const order = 'الصورة الأولى هي التي تظهر في اللوائح. يمكن تغيير الترتيب بسحب الصور أو بالأسهم.'
export const moved = (place: number, count: number) => `الصورة في الموضع ${place} من ${count}`

export const cover = 'الغلاف'
export const preview = (place: number) => `معاينة الصورة ${place}`
export const retry = 'إعادة المحاولة'
export const retryWhich = (place: number) => ` مع الصورة ${place}`
export const remove = 'حذف'
export const removeWhich = (place: number) => ` الصورة ${place}`
export const moveForward = (place: number) => `تقديم الصورة ${place}`
export const moveBack = (place: number) => `تأخير الصورة ${place}`
export const uploading = 'جارٍ الإرسال...'
export const progress = 'تقدم الإرسال'
export const ready = 'جاهزة'
export const failed = 'خطأ'
