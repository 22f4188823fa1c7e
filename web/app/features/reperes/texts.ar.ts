export const group = 'بالقرب من'
export const nearbyHelp =
  'اختياري: إلى غاية خمسة معالم من المدينة يمكن الوصول إليها في ساعة على الأكثر، مثل مدرسة أو محطة طرامواي أو محطة قطار.'
export const chooseVille = 'المرجو اختيار مدينة الإعلان أولاً.'
export const add = 'إضافة معلم'
export const addExample = 'إضافة: كلية، طرامواي، محطة القطار…'
export const minutesTo = (nom: string) => `عدد الدقائق إلى «\u2068${nom}\u2069»`
export const minutes = 'دقيقة'
export const moyenTo = (nom: string) => `وسيلة الوصول إلى «\u2068${nom}\u2069»`
export const remove = (nom: string) => `حذف «\u2068${nom}\u2069»`
export const full = 'تم ذكر خمسة معالم: يمكن حذف واحد لإضافة آخر.'
