export const imageGone = 'هذه الصورة غير موجودة. المرجو إرسالها من جديد.'
export const unknown = 'هذه الصورة غير موجودة.'
export const uploaded = 'تم رفع الصورة بنجاح.'
export const verifyForMore = 'المرجو تأكيد بريدك الإلكتروني لتجاوز حد الصور المسموح به ({max}).'
