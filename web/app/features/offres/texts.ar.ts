import type { LogementType } from '@colocdar/contracts/enumerations'

export const listName = 'سكن مشترك'
export const listNames: Record<LogementType, string> = {
  CHAMBRE: 'غرف للسكن المشترك',
  STUDIO: 'استوديوهات للسكن المشترك',
  APPARTEMENT: 'شقق للسكن المشترك',
  VILLA: 'فيلات للسكن المشترك',
}
export const listTitle = (name: string, place: string) => `${name} ${place}`
export const listDescription = (place: string) =>
  `غرف واستوديوهات وشقق للسكن المشترك ${place}: صور، وأثمنة بالدرهم، وكل إعلان موثَّق.`
export const anyListDescription = 'سكن مشترك في المغرب.'
export const listSubtitle = 'أحدث الغرف والمساكن المعروضة للسكن المشترك، وكل إعلان منها موثَّق.'
export const listNothing = 'لم يُعثر على أي سكن'
export const publishDemande = 'نشر طلب'
