export const title = 'الأجهزة المتصلة'
export const lead =
  'الأجهزة التي حسابك مفتوح عليها. إن ظهر بينها جهاز غير معروف لديك، فالمرجو إنهاء جلسته وتغيير كلمة السر.'
export const loadFailed = 'تعذّر تحميل أجهزتك.'
export const thisDevice = 'هذا الجهاز'
export const inUse = 'مستعمل الآن'
export const lastUse = 'آخر استعمال {when}'
export const end = 'إنهاء الجلسة'
export const endSpoken = (appareil: string) => `${end}: ${appareil}`
export const endOthers = 'إنهاء الجلسات الأخرى'
export const ended = 'تم إنهاء الجلسة'
export const othersEnded = 'تم إنهاء الجلسات الأخرى'
export const unchanged = 'لم يتغير أي شيء'
