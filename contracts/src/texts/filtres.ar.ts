export const ville = 'المدينة'
export const q = 'كلمات البحث'
export const quartier = 'الحي'
export const repere = 'القرب من'
export const repereMax = 'أقصى مدة بالدقائق'
export const upToMinutes = 'أقصى مدة بالدقائق:'
export const minutes = ''
export const from = 'ابتداءً من'
export const upTo = 'إلى غاية'
export const dirhams = 'درهم'
export const squareMetres = 'م²'
/** In front of the number: behind it, the word would have to agree. */
export const upToMonths = 'المدة القصوى بالأشهر:'
export const months = ''

export const loyerMin = 'الحد الأدنى للكراء'
export const loyerMax = 'الحد الأقصى للكراء'
export const superficieMin = 'الحد الأدنى للمساحة'
export const freeOn = 'متاح في'
export const dureeMax = 'المدة القصوى بالأشهر'
export const confirmed = 'تم تأكيده هذا الأسبوع'
export const notConfirmed = 'لم يتم تأكيده هذا الأسبوع'
export const noMiddleman = 'بدون وسيط'
export const middleman = 'مع وسيط'

export const budgetMin = 'الحد الأدنى للميزانية'
export const budgetMax = 'الحد الأقصى للميزانية'
export const availableOn = 'التوفر في'

export const newest = 'الأحدث'
export const loyerUp = 'الكراء من الأقل إلى الأعلى'
export const loyerDown = 'الكراء من الأعلى إلى الأقل'
export const budgetUp = 'الميزانية من الأقل إلى الأعلى'
export const budgetDown = 'الميزانية من الأعلى إلى الأقل'
export const soonest = 'الأقرب توفراً'

export const cheapFirst = 'الأرخص أولاً'
export const expensiveFirst = 'الأغلى أولاً'
export const smallBudgetFirst = 'أقل ميزانية أولاً'
export const largeBudgetFirst = 'أعلى ميزانية أولاً'
export const soonestFirst = 'الأقرب توفراً أولاً'

export const orderUnknown = 'هذا الترتيب غير موجود: {orders}.'
export const unknownDay = 'يجب أن يكون التاريخ يوماً موجوداً، مكتوباً هكذا: سنة-شهر-يوم (2026-03-15).'
export const unknownValue = 'هذه القيمة غير معروفة.'
export const unknownChoice = 'هذا الاختيار غير موجود.'
export const repereInvalid = 'هذا المعلم غير موجود.'
export const flagInvalid = 'قيمة هذا المرشِّح true (نعم) أو false (لا).'
export const outOfRange = 'يجب أن يكون هذا العدد بين 0 و{max}.'
export const locale = 'ar-MA'
export const crossed: Readonly<Record<string, string>> = {
  prixMin: 'الحد الأدنى للكراء أكبر من حده الأقصى.',
  budgetMin: 'الحد الأدنى للميزانية أكبر من حدها الأقصى.',
}
