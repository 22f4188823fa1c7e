import type { VisiteCote } from '@colocdar/contracts/visites-etats'
import { plural } from '../../lib/formats/plural.ar.ts'

export const title = 'الزيارات'
export const description = 'زياراتك القادمة والسابقة على Colocdar.'
export const subtitle = 'القادمة أولاً، ثم السابقة.'
export const none = 'لا توجد زيارات حالياً'
export const noneText = 'يمكن طلب زيارة أو اقتراح مواعيد داخل محادثة حول عرض.'
export const openMessages = 'فتح رسائلي'
export const loadFailed = 'تعذّر عرض زياراتك.'

export const moment = (day: string, time: string) => `${day} على الساعة ${time}`
export const withWhom: Record<VisiteCote, string> = { proprietaire: 'زيارة من {nom}', visiteur: 'عند {nom}' }
export const section = 'زيارة السكن'
export const openThread = 'فتح المحادثة'
export const asked = { proprietaire: 'طلب زيارة من {nom}.', visiteur: 'أُرسل طلبك: ستتوصل باقتراح مواعيد من {nom}.' }
export const offered = { proprietaire: 'المواعيد المقترحة على {nom}:', visiteur: 'مواعيد مقترحة من {nom}:' }
export const allTaken = 'لم يبق أي موعد متاح من المواعيد المقترحة.'
export const wasAt = (moment: string) => `كان الموعد ${moment}.`
export const word = { mine: 'كلمتك:', theirs: 'كلمة من {nom}:' }
export const place = 'مكان اللقاء:'
export const noPlace = 'المرجو تحديد مكان اللقاء: سيظهر هنا عند {nom}.'
export const placeComes = 'سيظهر مكان اللقاء هنا.'
export const howWasIt = 'كيف كانت الزيارة؟'
export const thanks = 'شكراً على جوابك'
export const answer = (label: string) => `جوابك: ${label}.`

export const ask = 'طلب زيارة'
export const propose = 'اقتراح زيارة'
export const proposeMoments = 'اقتراح مواعيد'
export const askOthers = 'طلب مواعيد أخرى'
export const move = 'تغيير الموعد'
export const cancel = 'إلغاء الزيارة'
export const decline = 'الاعتذار عن الزيارة'
export const editPlace = 'مكان اللقاء'
export const take = (moment: string) => `اختيار ${moment}`

const offering = {
  help: 'إلى غاية خمسة مواعيد، بتوقيت المغرب. يُحجز الموعد لأول من يختاره.',
  send: 'اقتراح',
  done: 'تم اقتراح المواعيد',
}
const asking = { help: '', send: 'إرسال الطلب', done: 'أُرسل الطلب' }
export const dialog = {
  propose: { title: 'اقتراح زيارة', ...offering },
  ask: { title: 'طلب زيارة', ...asking },
  move: { title: 'تغيير موعد الزيارة', ...offering },
  askMove: { title: 'تغيير موعد الزيارة', ...asking },
  cancel: {
    title: 'إلغاء الزيارة؟',
    help: 'سيتوصل الطرف الآخر برسالة إلكترونية.',
    send: 'إلغاء الزيارة',
    done: 'أُلغيت الزيارة',
  },
  place: { title: 'مكان اللقاء', help: '', send: 'حفظ', done: 'تم حفظ المكان' },
}
export const givesUp = (moment: string) => `لن تتم زيارة ${moment} في موعدها.`
export const ends = (moment: string | null) => (moment ? `ستُلغى زيارة ${moment}.` : 'ستُلغى الزيارة المقترحة.')
export const endsAll = (count: number) =>
  plural(count, {
    zero: 'لن تُلغى أي زيارة.',
    one: 'ستُلغى زيارة واحدة قادمة.',
    two: 'ستُلغى زيارتان قادمتان.',
    few: `ستُلغى ${count} زيارات قادمة.`,
    many: `ستُلغى ${count} زيارة قادمة.`,
    other: `ستُلغى ${count} زيارة قادمة.`,
  })
export const taken = 'تأكدت الزيارة'
export const day = 'اليوم'
export const time = 'الساعة'
export const momentName = (place: number) => `الموعد ${place}`
export const addMoment = 'إضافة موعد'
export const removeMoment = (place: number) => `حذف الموعد ${place}`
export const incomplete = 'المرجو اختيار اليوم والساعة لكل موعد.'
export const placeLabel = 'مكان اللقاء (اختياري)'
export const placeHelp = 'الباب والطابق والاسم على الجرس. لا يطلع عليه إلا من سيزور السكن، بعد تأكيد الزيارة.'
export const wordLabel = 'كلمة (اختياري)'
export const close = 'إغلاق'
export const failed = 'لم يتغير أي شيء'

export const report = 'تبليغ'
export const reportTitle = 'التبليغ عن هذا العرض'
export const reportText = (moment: string, answer: string) => `زيارة ${moment}: ${answer}.`
export const next = 'الزيارات القادمة'
export const all = 'كل زياراتي'
