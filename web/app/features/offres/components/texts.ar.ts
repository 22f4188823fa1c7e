import { plural } from '../../../lib/formats/plural.ar.ts'

export const anyTitle = 'سكن مشترك'

export const noTitle = 'إعلان بدون عنوان'
export const noVille = 'المدينة غير محددة'
export const noQuartier = 'الحي غير محدد'
export const noPrice = 'الثمن غير محدد'
export const perMonth = 'في الشهر'
export const pricePerMonth = (price: string) => `${price} في الشهر`
/** With a mark of direction: a price after a French name would stand before it. */
export const comma = '،\u200f '

export const proprietaire = 'صاحب السكن'
export const profileOf = (nom: string) => `الملف الشخصي: \u2068${nom}\u2069`
export const identityVerified = 'هوية موثَّقة'
export const disponibilite = 'تاريخ التوفر: '
export const noDetails = 'التفاصيل غير متوفرة'
export const noType = 'النوع غير محدد'
export const colocs = (count: number) =>
  plural(count, {
    zero: 'بدون شركاء',
    one: 'شريك واحد',
    two: 'شريكان',
    few: `${count} شركاء`,
    many: `${count} شريكاً`,
    other: `${count} شريك`,
  })
/** One form for every number: « +3 من الصور الأخرى ». */
export const otherPhotos = (_count: number) => ' من الصور الأخرى'
export const seeMore = 'المزيد'

export const colocataires = (count: number) =>
  plural(count, {
    zero: 'بدون شركاء سكن',
    one: 'شريك سكن واحد',
    two: 'شريكا سكن',
    few: `${count} شركاء سكن`,
    many: `${count} شريك سكن`,
    other: `${count} شريك سكن`,
  })
export const noCaution = 'بدون ضمانة'
export const caution = (price: string) => `الضمانة: ${price}`
export const particulier = 'بدون وسيط وبدون رسوم'
export const agenceSansFrais = 'وكالة، بدون رسوم'
export const agenceFrais = (price: string) => `وكالة، الرسوم ${price}`
export const basement = 'الطابق تحت الأرضي'
export const groundFloor = 'الطابق الأرضي'
export const floor = (etage: number) => `الطابق ${etage}`
export const nobodyThere = 'لا يسكن فيه أحد بعد'
export const colocatairesThere = (count: number) => `${colocataires(count)} حالياً`

export const nearby = 'بالقرب من'
export const near = (nom: string, minutes: number, moyen: string) =>
  `\u2068${nom}\u2069: ${plural(minutes, {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: `${minutes} دقائق`,
    many: `${minutes} دقيقة`,
    other: `${minutes} دقيقة`,
  })} ${moyen}`
