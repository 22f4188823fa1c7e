export const subjectRequired = 'المرجو إدخال الموضوع'
export const messageRequired = 'المرجو كتابة الرسالة'
