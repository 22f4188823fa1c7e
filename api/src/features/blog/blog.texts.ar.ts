export const unavailable = 'المدونة غير متاحة مؤقتاً.'
export const unknown = 'هذا المقال غير موجود.'
