export const sent = 'تم إرسال الرسالة بنجاح!'
export const unknown = 'هذه الرسالة غير موجودة.'
