export const unavailable = 'الرقم غير متوفر'
export const tooMany = 'عُرضت أرقام كثيرة من حسابك. المرجو إعادة المحاولة لاحقاً.'
export const tooManyNetwork = 'عُرضت أرقام كثيرة من شبكتك. المرجو إعادة المحاولة لاحقاً.'
