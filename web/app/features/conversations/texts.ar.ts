import { plural } from '../../lib/formats/plural.ar.ts'

export const title = 'الرسائل'
export const description = 'محادثاتك على Colocdar.'
export const list = 'المحادثات'
export const choose = 'المرجو اختيار محادثة.'
export const emptyTitle = 'لا توجد رسائل حالياً'
export const emptyText = 'تظهر المحادثة هنا بعد مراسلة صاحب إعلان أعجبك.'
export const seeOffres = 'تصفح العروض'
export const olderConversations = 'محادثات أقدم'
export const you = 'أنت'
export const saidBy = (nom: string) => `\u2068${nom}\u2069:`
export const visitesWait = (count: number) =>
  plural(count, {
    zero: 'لا زيارات في انتظار جوابك',
    one: 'زيارة واحدة في انتظار جوابك',
    two: 'زيارتان في انتظار جوابك',
    few: `${count} زيارات في انتظار جوابك`,
    many: `${count} زيارة في انتظار جوابك`,
    other: `${count} زيارة في انتظار جوابك`,
  })
export const unread = (count: number) =>
  plural(count, {
    zero: 'لا رسائل غير مقروءة',
    one: 'رسالة واحدة غير مقروءة',
    two: 'رسالتان غير مقروءتين',
    few: `${count} رسائل غير مقروءة`,
    many: `${count} رسالة غير مقروءة`,
    other: `${count} رسالة غير مقروءة`,
  })

export const conversationTitle = 'محادثة'
export const conversationWith = (nom: string) => `محادثة مع \u2068${nom}\u2069`
export const conversationDescription = 'محادثة على Colocdar.'
export const back = 'الرجوع إلى الرسائل'
export const today = 'اليوم'
export const yesterday = 'أمس'
export const olderMessages = 'رسائل سابقة'
export const report = 'التبليغ عن هذه المحادثة'
export const read = 'تمت القراءة'
export const sent = 'تم الإرسال'
export const safety = 'لا ينبغي أداء أي مبلغ قبل زيارة السكن ولقاء الشخص المعني، لا بتحويل بنكي ولا بحوالة ولا بتعبئة.'

export const sending = 'جارٍ الإرسال…'
export const unsent = 'لم تُرسل بعد: ستُرسل فور عودة الشبكة.'
export const retry = 'إعادة المحاولة'
export const remove = 'حذف'
export const offline = 'بدون اتصال: ستُرسل رسائلك عند عودة الشبكة.'
export const messageTo = (nom: string) => `رسالة إلى \u2068${nom}\u2069`
export const message = 'رسالتك'
export const send = 'إرسال'
export const tooLong = (count: number) =>
  plural(count, {
    zero: 'لا حروف زائدة',
    one: 'حرف واحد زائد',
    two: 'حرفان زائدان',
    few: `${count} أحرف زائدة`,
    many: `${count} حرفاً زائداً`,
    other: `${count} حرف زائد`,
  })
export const charactersLeft = (count: number) =>
  plural(count, {
    zero: 'لم يبق أي حرف',
    one: 'بقي حرف واحد',
    two: 'بقي حرفان',
    few: `بقيت ${count} أحرف`,
    many: `بقي ${count} حرفاً`,
    other: `بقي ${count} حرف`,
  })
export const blocked = (nom: string) => `قمت بحظر \u2068${nom}\u2069: المرجو إلغاء الحظر للتمكن من المراسلة.`
export const gone = 'لم يعد بإمكان هذا الشخص الرد عليك هنا.'

export const actions = 'إجراءات المحادثة'
export const block = 'حظر {nom}'
export const unblock = 'إلغاء حظر {nom}'
export const leave = 'مغادرة المحادثة'
export const leaveQuestion = 'مغادرة المحادثة؟'
export const leaveEffect = (nom: string) =>
  `تختفي المحادثة من رسائلك. وتبقى الرسائل المتبادلة عند \u2068${nom}\u2069، لكن الرد عليك هنا لن يكون ممكناً.`
export const leaveConfirm = 'مغادرة'
export const blockQuestion = (nom: string) => `حظر \u2068${nom}\u2069؟`
export const blockEffect = 'لن تصلك بعد الآن أي رسالة من هذا الشخص، مهما كان الإعلان. ولن يتم إخباره بذلك.'
export const blockConfirm = 'حظر'
export const failed = 'لم تنجح العملية.'

export const writeTo = (nom: string) => `مراسلة \u2068${nom}\u2069`
export const goal = (nom: string) => `لمراسلة \u2068${nom}\u2069`
export const noNetwork = 'خطأ في الشبكة. المرجو التحقق من الاتصال بالإنترنت.'
export const incompleteTitle = 'المرجو إكمال ملفك الشخصي'
export const incompleteText = (nom: string) =>
  `يهم \u2068${nom}\u2069 التعرف عليك قبل الرد. المرجو ملء ملفك الشخصي: سنعيدك بعد ذلك إلى هذا الإعلان.`
export const completeProfile = 'إكمال ملفي الشخصي'
export const empty = 'الرسالة فارغة.'
export const firstHelp = 'المرجو التعريف بنفسك في جملتين واقتراح وقت للزيارة. لا ينبغي أداء أي شيء قبل الزيارة.'
export const sendTo = 'إرسال إلى {nom}'
