import { plural } from '../../../lib/formats/plural.ar.ts'

export const byOffre = 'حسب العرض'
export const peopleWrote = (count: number) =>
  plural(count, {
    zero: 'لم يراسلك أي شخص',
    one: 'راسلك شخص واحد',
    two: 'راسلك شخصان',
    few: `راسلك ${count} أشخاص`,
    many: `راسلك ${count} شخصاً`,
    other: `راسلك ${count} شخص`,
  })
export const candidatsTitle = 'من راسلك'
export const candidatsDescription = 'الأشخاص الذين راسلوك بخصوص أحد عروضك.'
export const allCandidats = 'من راسلك'
export const nobodyWrote = 'لم يراسلك أحد بعد'
export const nobodyWroteText = 'يظهر هنا كل من يراسلك بخصوص هذا العرض، مع ما يناسب عرضك.'
export const order = 'الترتيب'
export const orders = { convient: 'الأنسب', recents: 'الأحدث', sansReponse: 'بدون رد' }
export const moreCandidats = 'أشخاص آخرون'
export const nothingCompared = 'لا يوجد طلب منشور للمقارنة مع عرضك.'
export const decisions = { enLice: 'قيد الاختيار', retenue: 'تم الاختيار', declinee: 'تم الاعتذار' }
export const retain = 'اختيار'
export const retainWhom = (nom: string) => `اختيار \u2068${nom}\u2069`
export const decline = 'اعتذار'
export const declineWhom = (nom: string) => `اعتذار إلى \u2068${nom}\u2069`
export const takeBack = 'التراجع عن القرار'
export const declineHelp = 'تُرسل رسالتك في المحادثة، ويمكنك التراجع عن القرار لاحقاً.'
export const declineReasons = 'جملة للبداية'
export const declineLabels = ['شخص آخر', 'المواعيد أو الانتظارات', 'رسائل كثيرة']
export const declineSend = 'اعتذار وإرسال'
export const declinedLine = 'تم الاعتذار: هذا السكن لشخص آخر. إعلانات أخرى في انتظارك.'
export const inLine = 'ما زال طلبك قائماً: صاحب السكن في طور الاختيار.'
export const stillWaiting = (count: number) =>
  plural(count, {
    zero: 'تم كراء سكنك. لا أحد ينتظر رداً.',
    one: 'تم كراء سكنك. ما زال شخص واحد ينتظر رداً.',
    two: 'تم كراء سكنك. ما زال شخصان ينتظران رداً.',
    few: `تم كراء سكنك. ما زال ${count} أشخاص ينتظرون رداً.`,
    many: `تم كراء سكنك. ما زال ${count} شخصاً ينتظرون رداً.`,
    other: `تم كراء سكنك. ما زال ${count} شخص ينتظرون رداً.`,
  })
export const thanksLabel = 'رسالة إلى كل واحد منهم'
export const thankOthers = 'تم الكراء: شكر الآخرين'
export const thanked = (count: number) =>
  plural(count, {
    zero: 'لا توجد رسائل للإرسال.',
    one: 'تُرسل رسالتك إلى شخص واحد بعد لحظات.',
    two: 'تُرسل رسالتك إلى شخصين بعد لحظات.',
    few: `تُرسل رسالتك إلى ${count} أشخاص بعد لحظات.`,
    many: `تُرسل رسالتك إلى ${count} شخصاً بعد لحظات.`,
    other: `تُرسل رسالتك إلى ${count} شخص بعد لحظات.`,
  })
export const nobodyWaits = 'لا أحد غيرهم ينتظر رداً.'
export const mute = 'كتم المحادثة'
export const unmute = 'إلغاء الكتم'
export const muted = 'محادثة مكتومة'
