export const show = 'إظهار رقم الهاتف'
export const loading = 'جارٍ التحميل...'
export const needsScript = 'لرؤية الرقم أو للمراسلة، المرجو تفعيل JavaScript في المتصفح.'
