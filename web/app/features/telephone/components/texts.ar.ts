export const unavailable = 'رقم الهاتف غير متوفر'
/** The name and the title are isolated: a French one ends with a full stop or a digit. */
export const goal = (nom: string, titre: string | null | undefined) =>
  `لرؤية رقم هاتف \u2068${nom}\u2069${titre ? `، بخصوص «\u2068${titre}\u2069»` : ''}`
export const warning = 'مهم!'
export const cancel = 'إلغاء'
export const accept = 'فهمت، إظهار الرقم'
export const checkFirst = 'المرجو التحقق جيداً من شريك السكن المحتمل قبل تقديم أي معلومات أو أداء أي مبلغ.'
export const meetFirst = 'المرجو اللقاء أولاً حضورياً، ومن الأفضل أن يكون ذلك في السكن نفسه.'
export const callFirst = 'المرجو الاتصال لتحديد موعد.'
export const call = 'الاتصال بالرقم '
export const newTab = ' (نافذة جديدة)'
