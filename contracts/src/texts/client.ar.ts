export const noConnection = 'خطأ في الشبكة. المرجو التحقق من الاتصال بالإنترنت.'
export const letters = /\p{Script=Arabic}/u
