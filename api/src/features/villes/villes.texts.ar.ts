export const unknown = 'هذه المدينة غير موجودة.'
