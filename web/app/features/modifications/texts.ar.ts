import { plural } from '../../lib/formats/plural.ar.ts'

export const refused = 'تعديل مرفوض'
export const waiting = 'تعديل في الانتظار'
/** An ad, a request and a profile are masculine. */
export const online = (what: string) => `المنشور حالياً: ${what} في نسخته الموثَّقة.`
export const sent = 'في انتظار المراجعة، أُرسل {ago}:'
export const removed = 'تم حذفه'
export const before = (text: string) => (text ? ` بدلاً من ${text}` : ' (لم يكن محدداً)')
export const photos = 'الصور'
export const photoCount = (count: number) =>
  plural(count, {
    zero: 'بدون صور',
    one: 'صورة واحدة',
    two: 'صورتان',
    few: `${count} صور`,
    many: `${count} صورة`,
    other: `${count} صورة`,
  })

export const giveUp = 'التخلي عن التعديل'
export const giveUpQuestion = 'التخلي عن هذا التعديل؟'
export const giveUpEffect = (what: string) => `سيُحذف ما كتبته. أما ${what} المنشور فلا يتغير.`
export const giveUpConfirmed = 'نعم، التخلي عنه'
export const givenUp = 'تم التخلي عن التعديل'
export const notGivenUp = 'ما زال التعديل قائماً. المرجو إعادة المحاولة بعد لحظات.'
