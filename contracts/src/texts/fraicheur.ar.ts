export const linkIncomplete = 'هذا الرابط غير مكتمل.'
