export const rented = 'تم كراؤه'
export const rentedHelp = 'لم يعد هذا السكن متاحاً. في أسفل الصفحة عروض أخرى تشبهه.'
export const report = 'التبليغ عن هذا العرض'
export const advice = 'المرجو زيارة السكن قبل أداء أي مبلغ، وعدم تسليم وثائقك إلا عند اللقاء.'
export const similar = 'عروض أخرى مشابهة'
export const description = 'الوصف'
export const noDescription = 'الوصف غير متوفر'

export const added = 'أُضيف {added}'
export const addedAndConfirmed = 'أُضيف {added}، وتم تأكيده {confirmed}'
export const visited = (count: number) => `عدد الأعضاء الذين زاروه: ${count}`
export const share = 'مشاركة'

export const features = 'المواصفات'
export const type = 'النوع'
export const adresse = 'عنوان السكن'
export const unspecified = 'غير محدد'
export const commonLife = 'الحياة المشتركة'
export const logement = 'السكن'

export const carousel = 'معرض صور'
export const photos = 'الصور'
export const photosOfHome = 'صور السكن'
export const photoAlt = (place: number, count: number, titre: string) => `الصورة ${place} من ${count}: ${titre}`
export const noPhoto = 'لا توجد صور'
export const fullScreen = 'إظهار الصور بملء الشاشة'
export const previousPhoto = 'الصورة السابقة'
export const nextPhoto = 'الصورة التالية'
export const photo = 'الصورة '
/** In words: right to left, « 1 / 6 » could be read either way. */
export const position = (place: number, count: number) => `${place} من ${count}`
export const thumbnails = 'الصور المصغرة'
export const showPhoto = (place: number) => `إظهار الصورة ${place}`

export const noAnswer = 'لا جواب'
export const notFound = 'الصفحة غير موجودة'
export const notFoundDescription = 'لم يُعثر على هذا الإعلان.'
/** Many titles are French: a dash reads well between both. */
export const pageTitle = (titre: string, ville: string) => `${titre} – ${ville}`
export const pageDescription = (faits: Record<'area' | 'place' | 'price', string | null> & { type: string }) =>
  [
    faits.type,
    faits.area && `بمساحة ${faits.area}`,
    faits.place && `في ${faits.place}`,
    faits.price && `بثمن ${faits.price} في الشهر`,
  ]
    .filter(Boolean)
    .join(' ')
export const anyLogement = 'سكن'
