export const signedIn = 'تم تسجيل الدخول بنجاح!'
export const signedUp = 'تم إنشاء الحساب بنجاح! المرجو تسجيل الدخول.'
export const unknownSignin = 'حدث خطأ غير معروف أثناء تسجيل الدخول.'
export const unknownSignup = 'حدث خطأ غير معروف أثناء إنشاء الحساب.'

export const noAnswer = 'لم نتوصل بأي جواب. المرجو التحقق من الاتصال بالإنترنت ثم إعادة المحاولة.'
export const cleFailed = 'لم يُجب مفتاح الدخول. المرجو إعادة المحاولة أو تسجيل الدخول بكلمة السر.'
export const sessionEnded = 'انتهت جلستك. المرجو تسجيل الدخول من جديد للمتابعة من حيث توقفت.'
export const goalAlerte = 'لإنشاء تنبيهك.'
