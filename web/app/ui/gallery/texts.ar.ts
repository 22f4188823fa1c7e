export const fullScreen = 'الصور بملء الشاشة'
export const photo = 'الصورة'
export const position = (place: number, count: number) => `${place} من ${count}`
export const photoOf = (place: number, count: number, titre: string) => `الصورة ${place} من ${count}: ${titre}`
export const whole = 'إظهار الصورة كاملة'
export const enlarge = 'تكبير الصورة'
export const close = 'إغلاق'
export const previous = 'الصورة السابقة'
export const next = 'الصورة التالية'
