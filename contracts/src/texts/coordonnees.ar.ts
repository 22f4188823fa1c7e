export const telephone = 'رقم هاتف'
export const email = 'بريد إلكتروني'
export const lien = 'رابط'
export const compte = 'حساب في تطبيق مراسلة أو شبكة اجتماعية'
