export const noConnection = 'خطأ في الشبكة. المرجو التحقق من الاتصال بالإنترنت.'
export const chunkFailed = (id: string) => `لم يكتمل تحميل \u2066${id}\u2069`
export const language = 'ar'
