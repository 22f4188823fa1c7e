export const unknownDevice = 'جهاز غير معروف'
export const browser = 'متصفح'
export const browserOn = '{navigateur} على {systeme}'

export const markText = 'علامة الجهاز يجب أن تكون نصاً.'
export const markUnreadable = 'علامة الجهاز غير مقروءة.'
