export const lastAdministrator = 'يجب أن يبقى مسؤول واحد على الأقل.'
export const coordonnees = 'بدون معلومات اتصال هنا: تكفي كلمة بسيطة.'
export const unknown = 'هذا الملف الشخصي غير موجود.'
