export const formerMember = 'عضو سابق'
export const messageEmpty = 'الرسالة فارغة.'
export const annonceUnknown = 'تتعلق المحادثة بعرض أو بطلب.'
export const waitInvalid = 'قيمة الانتظار 0 أو غائبة.'
