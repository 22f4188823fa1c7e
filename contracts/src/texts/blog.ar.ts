export const sizeWhole = 'قيمة maxResults عدد صحيح.'
export const sizeRange = 'قيمة maxResults من 1 إلى 50.'
export const tokenInvalid = 'رمز الصفحة هذا غير صالح.'
export const idInvalid = 'هذا المعرّف غير صالح.'
