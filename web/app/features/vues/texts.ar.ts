export const lastDays = (days: number) => `آخر ${days} يوماً`
/** Also says which way the chart goes: time runs from left to right here too. */
export const overLastDays = (days: number) => `خلال آخر ${days} يوماً، واليوم على اليمين.`
export const vues = 'المشاهدات'
export const favoris = 'في المفضلة'
export const numeros = 'مرات إظهار الرقم'
export const conversations = 'المحادثات'
export const perDay = (most: number, today: number) => `المشاهدات في اليوم: ${most} على الأكثر، و${today} اليوم`
