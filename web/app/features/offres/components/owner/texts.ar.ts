export const heading = 'إعلانك'
export const edit = 'تعديل'
export const editAll = 'تعديل الإعلان كاملاً'
export const poster = 'طباعة ملصق'

export const online = 'إعلانك'

export const quickEdit = 'تعديل الإعلان'
export const cancel = 'إلغاء'
export const notSaved = 'لم يتم الحفظ.'

export const remove = 'حذف الإعلان'
export const removeQuestion = 'حذف هذا الإعلان؟'
export const removeConsequence = 'سيختفي عن الجميع مع صوره، ولا يمكن التراجع عن ذلك.'
export const removed = 'تم حذف الإعلان'
