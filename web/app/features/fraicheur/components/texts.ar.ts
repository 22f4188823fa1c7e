import type { FraicheurKind } from '@colocdar/contracts/fraicheur'

export const woken = 'عاد الإعلان إلى الظهور'
export const confirmed = 'تم تأكيد الإعلان'
export const wake = 'إعادة إظهار الإعلان'
export const still: Record<FraicheurKind, string> = { offre: 'ما زال متاحاً', demande: 'البحث ما زال جارياً' }
export const notConfirmed = 'لم يُرسل التأكيد. المرجو إعادة المحاولة بعد لحظات.'
export const asleep = 'إعلان متوقف عن الظهور'
export const asleepHelp = 'لم يتم تأكيده منذ شهر، فلم يعد يظهر في اللوائح.'
export const confirmedAgo = 'تم تأكيده {ago}'
