export const frequence = 'المرجو اختيار وقت التنبيه.'
export const type = 'المرجو الاختيار بين العروض والطلبات.'
