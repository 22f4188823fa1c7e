export const noConnection = 'خطأ في الشبكة. المرجو التحقق من الاتصال بالإنترنت.'
