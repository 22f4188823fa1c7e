export const home = 'الرئيسية'
export const seeOffres = 'تصفح عروض السكن المشترك'
