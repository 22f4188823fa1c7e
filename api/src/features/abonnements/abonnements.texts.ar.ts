export const unknown = 'هذه الاشتراكات غير موجودة.'
