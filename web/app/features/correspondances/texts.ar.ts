import type { LogementType } from '@colocdar/contracts/enumerations'
import { formatDuree } from '../../lib/formats/duree.ts'

export const heading = 'هذا العرض وطلبك'
export const fits = 'مناسب: '
export const doesNotFit = 'غير مناسب: '

export const noMiddleman = 'بدون وسيط'
export const agencyFees = (fees: string) => `عن طريق وكالة، مع رسوم قدرها ${fees}`
export const noLanguage = 'لا توجد لغة مشتركة'
export const languages = (names: readonly string[]) =>
  `${names.length > 1 ? 'اللغات المشتركة' : 'اللغة المشتركة'}: ${names.join('، ')}`
export const interests = (names: readonly string[]) =>
  `${names.length > 1 ? 'الاهتمامات المشتركة' : 'الاهتمام المشترك'}: ${names.join('، ')}`

export const homes: Record<LogementType, string> = {
  CHAMBRE: 'غرفة',
  STUDIO: 'استوديو',
  APPARTEMENT: 'شقة',
  VILLA: 'فيلا',
}
export const anyHome = 'سكن'
export const welcomes = { TOUS: 'مرحباً بالجميع', FEMMES: 'سكن مشترك للنساء', HOMMES: 'سكن مشترك للرجال' }

export const seekerBudget = (price: string, budget: string) => `${price} في الشهر، ضمن ميزانيتك وهي ${budget}`
export const seekerTooDear = (price: string, above: string) => `${price} في الشهر، أي ${above} فوق ميزانيتك`
export const seekerVille = (ville: string) => `في ${ville}، كما جاء في طلبك`
export const seekerOtherVille = (ville: string, wanted: string) => `في ${ville}، بينما بحثك في ${wanted}`
export const seekerQuartier = (quartier: string) => `في الحي المذكور في طلبك، ${quartier}`
export const seekerOtherQuartier = (quartier: string, wanted: string) => `حي ${quartier}، بينما بحثك قرب ${wanted}`
export const seekerType = (type: string) => `${type}، كما جاء في طلبك`
export const seekerOtherType = (type: string, wanted: string) => `${type}، بينما بحثك عن ${wanted}`
export const seekerFree = (date: string) => `متاح ابتداءً من ${date}`
export const seekerInTime = (date: string, wanted: string) => `متاح ابتداءً من ${date}، وهو مناسب لتاريخ طلبك ${wanted}`
export const seekerTooLate = (date: string) => `متاح ابتداءً من ${date}، بعد التاريخ المذكور في طلبك`
export const seekerDuree = (least: string, planned: number | null) =>
  `${least} على الأقل، ومدة إقامتك ${formatDuree(planned ?? 0)}`
export const seekerTooShort = (least: string, planned: number | null) =>
  `${least} على الأقل، بينما مدة إقامتك ${formatDuree(planned ?? 0)}`

export const ownerBudget = (budget: string, price: string) => `الميزانية ${budget}، والكراء ${price}`
export const ownerTooDear = (budget: string, missing: string) => `الميزانية ${budget}، أقل من الكراء بمبلغ ${missing}`
export const ownerVille = (wanted: string) => `البحث في ${wanted}`
export const ownerOtherVille = (wanted: string, ville: string) => `البحث في ${wanted}، وليس في ${ville}`
export const ownerQuartier = (quartier: string) => `البحث في الحي نفسه، ${quartier}`
export const ownerOtherQuartier = (wanted: string, quartier: string) => `البحث قرب ${wanted}، وسكنك في ${quartier}`
export const ownerType = (wanted: string) => `البحث عن ${wanted}`
export const ownerOtherType = (wanted: string, type: string) => `البحث عن ${wanted}، وعرضك ${type}`
export const ownerAtOnce = 'تاريخ الوصول المطلوب: في الحال'
export const ownerDate = (wanted: string) => `تاريخ الوصول المطلوب: ${wanted}`
export const ownerTooEarly = (arrival: string, date: string) => `${arrival}، والسكن متاح ابتداءً من ${date}`
export const ownerDuree = (planned: string, least: number | null) =>
  `المدة المطلوبة: ${planned}، وأقل مدة في عرضك: ${formatDuree(least ?? 0)}`
export const ownerWelcome: Record<'FEMMES' | 'HOMMES', string> = {
  FEMMES: 'يناسب سكنك المشترك للنساء',
  HOMMES: 'يناسب سكنك المشترك للرجال',
}
export const ownerUnwelcome: Record<'FEMMES' | 'HOMMES', string> = {
  FEMMES: 'لا يناسب سكنك المشترك للنساء',
  HOMMES: 'لا يناسب سكنك المشترك للرجال',
}
