export const unknownAddress = 'هذا العنوان غير موجود في الواجهة البرمجية.'
export const sessionEnded = 'انتهت جلستك. المرجو تسجيل الدخول من جديد للمتابعة.'
