export const unusable = 'لم يقدّم متصفحك اشتراكاً يمكن لـ Colocdar استعماله.'
