export const unknown = 'هذا المعلم غير موجود.'
export const elsewhere = '«{nom}» معلم في مدينة أخرى: المرجو اختيار معلم من مدينة الإعلان.'
