export const home = 'الرئيسية'
export const title = 'الاشتراكات'
export const description = 'مجانية أو ستاندار أو بريميوم: الصيغ الثلاث في Colocdar، وما تقدمه كل واحدة منها.'
export const lead = 'البداية مجانية. ويمكن تغيير الصيغة متى استحق إعلانك ذلك.'
export const recommended = 'ننصح بها'
export const choose = 'اختيار'
export const planTitle = (name: string) => `صيغة ${name}`
export const close = 'إغلاق'
export const buy = 'شراء'
export const notSold = 'الاشتراكات المؤدى عنها قادمة قريباً: لا شيء للبيع حالياً، ولن يُقتطع منك أي مبلغ.'
export const monthly = 'في الشهر'
export const soon = 'قريباً'

export const mineTitle = 'اشتراكاتي'
export const mineDescription = 'اشتراكاتك في Colocdar.'
export const noneTitle = 'لا يوجد أي اشتراك حالياً'
export const noneText = 'كل شيء مجاني اليوم. يمكنك اكتشاف ما ستقدمه صيغنا.'
export const seePlans = 'اكتشاف الصيغ'
export const period = (from: string, to: string) => `من ${from} إلى ${to}`
export const since = (from: string) => `منذ ${from}`
