export const kindUnknown = 'هذا النوع من الإعلانات غير موجود.'
export const wordsMissing = 'كلمات البحث غائبة.'
