export const unknown = 'هذا الطلب غير موجود.'
